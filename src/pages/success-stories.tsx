import { graphql, type PageProps } from "gatsby";
import { AlumniStory } from "../components/institute/alumni-story";
import { Companies } from "../components/basics/companies";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { plainList } from "../theme/theme";

export default function SuccessStoriesPage({ data, location }: PageProps<Queries.SuccessStoriesQuery>) {
  const { seo, title, kicker, hero, stories, employers, invitation } = assertPresent(
    data.successStoriesPage,
    "successStoriesPage",
  );
  return (
    <Layout seo={seo} path={location.pathname} invitation={invitation}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title} />
      <Section id="stories" heading={stories}>
        <ul css={plainList}>
          {data.allAlumniStory.nodes.map((story) => (
            <AlumniStory key={story.name} story={story} />
          ))}
        </ul>
      </Section>
      <Section id="employers" heading={employers} ground="card">
        <Companies companies={data.allEmployer.nodes} />
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query SuccessStories {
    successStoriesPage {
      seo {
        ...Seo
      }
      title
      kicker
      hero {
        ...Hero
      }
      stories {
        ...Section
      }
      employers {
        ...Section
      }
      invitation {
        ...Invitation
      }
    }
    allAlumniStory {
      nodes {
        ...AlumniStory
      }
    }
    allEmployer {
      nodes {
        name
        field
      }
    }
  }
`;
