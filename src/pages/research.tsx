import { graphql, type PageProps } from "gatsby";
import { Collaborations } from "../components/library/collaborations";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Papers } from "../components/library/papers";
import { Points } from "../components/basics/points";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";

export default function ResearchPage({ data, location }: PageProps<Queries.ResearchQuery>) {
  const { seo, title, kicker, hero, papers, areas, collaborations, invitation } = assertPresent(
    data.researchPage,
    "researchPage",
  );
  return (
    <Layout seo={seo} path={location.pathname} invitation={invitation}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title} />
      <Section id="papers" heading={papers}>
        <Papers papers={data.allPublication.nodes} />
      </Section>
      <Section id="areas" heading={areas} ground="panel">
        <Points points={areas.items} />
      </Section>
      <Section id="collaborations" heading={collaborations} ground="card">
        <Collaborations collaborations={collaborations.items} />
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query Research {
    researchPage {
      seo {
        ...Seo
      }
      title
      kicker
      hero {
        ...Hero
      }
      papers {
        ...Section
      }
      areas {
        heading
        lead
        items {
          title
          text
          icon
        }
      }
      collaborations {
        heading
        lead
        items {
          ...Collaborations
        }
      }
      invitation {
        ...Invitation
      }
    }
    allPublication {
      nodes {
        ...Papers
      }
    }
  }
`;
