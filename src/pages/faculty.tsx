import { graphql, type PageProps } from "gatsby";
import { FacultyCard } from "../components/institute/faculty-card";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { columns, plainList } from "../theme/theme";

export default function FacultyPage({ data, location }: PageProps<Queries.FacultyQuery>) {
  const words = assertPresent(data.facultyPage, "facultyPage");
  return (
    <Layout seo={words.seo} path={location.pathname}>
      <Hero hero={words.hero} kicker={words.kicker} trail={[]} here={words.title} />
      <Section id="list" heading={words.list}>
        <ul css={[plainList, columns(2, 3), asHigh]}>
          {data.allFacultyMember.nodes.map((member) => (
            <FacultyCard key={member.name} member={member} more={words.more} />
          ))}
        </ul>
      </Section>
    </Layout>
  );
}

/** An open card does not stretch its neighbours. */
const asHigh = { "&:has(details[open])": { alignItems: "start" } };

export const query = graphql`
  query Faculty {
    facultyPage {
      seo {
        ...Seo
      }
      title
      kicker
      hero {
        ...Hero
      }
      list {
        ...Section
      }
      more
    }
    allFacultyMember {
      nodes {
        ...FacultyCard
      }
    }
  }
`;
