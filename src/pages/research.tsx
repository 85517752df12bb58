import { graphql, type PageProps } from "gatsby";
import { HowWeCount } from "../components/shared/figures";
import { Page } from "../components/layout/page";
import { Papers } from "../components/research/papers";
import { Points } from "../components/shared/points";
import { Section } from "../components/layout/section";
import { space } from "../theme/theme";

export default function ResearchPage({ data, location }: PageProps<Queries.ResearchQuery>) {
  const { papers, areas, collaborations, service } = data.researchPage;
  return (
    <Page page={data.researchPage} path={location.pathname} actions={<HowWeCount />}>
      <Section id="papers" entries={data.allPublication.nodes} heading={papers}>
        <Papers papers={data.allPublication.nodes} />
      </Section>
      <Section id="areas" entries={areas.items} heading={areas} ground="panel">
        <Points points={areas.items} />
        {service && (
          <p css={{ marginTop: space.l }}>
            <a href={service.path} css={{ fontWeight: 700 }}>
              {service.title}
            </a>
            : {service.description}
          </p>
        )}
      </Section>
      <Section id="collaborations" entries={collaborations.items} heading={collaborations} ground="card">
        <Points points={collaborations.items} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query Research {
    researchPage {
      ...Page
      papers { ...Section }
      areas {
        heading lead
        items { title text icon trainer { ...TrainerLink } }
      }
      collaborations { heading lead items { title: name field text } }
      service { title path description }
      invitation { ...Invitation }
    }
    allPublication { nodes { ...Papers } }
  }
`;
