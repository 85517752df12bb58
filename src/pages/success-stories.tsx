import { graphql, type PageProps } from "gatsby";
import { AlumniStory } from "../components/success-stories/alumni-story";
import { ClaimList } from "../components/success-stories/claim-list";
import { Companies } from "../components/shared/companies";
import { Hero } from "../components/layout/hero";
import { HowWeCount } from "../components/shared/how-we-count";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { plainList, space } from "../theme/theme";

export default function SuccessStoriesPage({ data, location }: PageProps<Queries.SuccessStoriesQuery>) {
  const { seo, title, kicker, hero, stories, employers, counting, invitation } = assertPresent(
    data.successStoriesPage,
    "successStoriesPage",
  );
  return (
    <Layout seo={seo} path={location.pathname} invitation={invitation}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title}>
        <HowWeCount />
      </Hero>
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
      <Section id="how-we-count" heading={counting}>
        <ClaimList claims={data.allClaim.nodes} />
        <p css={{ marginTop: space.l, maxWidth: "44rem" }}>{counting.note}</p>
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query SuccessStories {
    successStoriesPage {
      seo { ...Seo }
      title kicker
      hero { ...Hero }
      stories { ...Section }
      employers { ...Section }
      counting { heading lead note }
      invitation { ...Invitation }
    }
    allAlumniStory { nodes { ...AlumniStory } }
    allClaim { nodes { ...ClaimList } }
    allEmployer { nodes { name field } }
  }
`;
