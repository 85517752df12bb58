import { graphql, type PageProps } from "gatsby";
import { AlumniStory } from "../components/success-stories/alumni-story";
import { ClaimList } from "../components/success-stories/claim-list";
import { Points } from "../components/shared/points";
import { Packages } from "../components/success-stories/packages";
import { HowWeCount } from "../components/shared/figures";
import { Page } from "../components/layout/page";
import { Section } from "../components/layout/section";
import { space } from "../theme/theme";

export default function SuccessStoriesPage({ data, location }: PageProps<Queries.SuccessStoriesQuery>) {
  const { stories, employers, counting } = data.successStoriesPage;
  return (
    <Page page={data.successStoriesPage} path={location.pathname} listFirst actions={<HowWeCount />}>
      <Section id="stories" entries={data.allAlumniStory.nodes} heading={stories}>
        <Packages stories={data.allAlumniStory.nodes} copy={data.successStoriesPage} />
        <ul>
          {data.allAlumniStory.nodes.map((story) => (
            <AlumniStory key={story.anchor} story={story} />
          ))}
        </ul>
      </Section>
      <Section id="how-we-count" heading={counting} ground="card">
        <ClaimList claims={data.allClaim.nodes} />
        <p css={{ marginTop: space.l, maxWidth: "44rem" }}>{counting.note}</p>
      </Section>
      <Section id="employers" entries={data.allEmployer.nodes} heading={employers}>
        <Points points={data.allEmployer.nodes} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query SuccessStories {
    successStoriesPage {
      ...Page
      ...PackagesCopy
      stories { ...Section }
      employers { ...Section }
      counting { heading lead note }
      invitation { ...Invitation }
    }
    allAlumniStory { nodes { ...AlumniStory ...Packages } }
    allClaim { nodes { ...ClaimList } }
    allEmployer { nodes { title: name field } }
  }
`;
