import { graphql, type PageProps } from "gatsby";
import { FacultyCard } from "../components/faculty/faculty-card";
import { Hero } from "../components/layout/hero";
import { HowWeCount } from "../components/shared/how-we-count";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { columns, plainList } from "../theme/theme";

export default function FacultyPage({ data, location }: PageProps<Queries.FacultyQuery>) {
  const { seo, title, kicker, hero, list, more, invitation } = assertPresent(data.facultyPage, "facultyPage");
  return (
    <Layout seo={seo} path={location.pathname} invitation={invitation}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title}>
        <HowWeCount />
      </Hero>
      <Section id="list" heading={list}>
        <ul css={[plainList, columns(2, 3), ownHeights]}>
          {data.allFacultyMember.nodes.map((member) => (
            <FacultyCard key={member.name} member={member} more={more} />
          ))}
        </ul>
      </Section>
    </Layout>
  );
}

/** Opening a card must not stretch its neighbours. */
const ownHeights = { "&:has(details[open])": { alignItems: "start" } };

export const query = graphql`
  query Faculty {
    facultyPage { seo { ...Seo } title kicker hero { ...Hero } list { ...Section } more invitation { ...Invitation } }
    allFacultyMember { nodes { ...FacultyCard } }
  }
`;
