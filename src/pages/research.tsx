import { graphql, type PageProps } from "gatsby";
import { Collaborations } from "../components/research/collaborations";
import { Hero } from "../components/layout/hero";
import { HowWeCount } from "../components/shared/how-we-count";
import { Layout } from "../components/layout/layout";
import { Papers } from "../components/research/papers";
import { Points } from "../components/shared/points";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { color, from, line, space, text } from "../theme/theme";

export default function ResearchPage({ data, location }: PageProps<Queries.ResearchQuery>) {
  const { seo, title, kicker, hero, papers, areas, collaborations, service, invitation } = assertPresent(
    data.researchPage,
    "researchPage",
  );
  return (
    <Layout seo={seo} path={location.pathname} invitation={invitation}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title}>
        <HowWeCount />
      </Hero>
      <Section id="papers" heading={papers}>
        <Papers papers={data.allPublication.nodes} />
      </Section>
      <Section id="areas" heading={areas} ground="panel">
        <Points points={areas.items} />
        {service && (
          <div css={help}>
            <p css={text.h3}>
              <a href={service.path} css={{ color: color.deep }}>
                {service.title}
              </a>
            </p>
            <p>{service.description}</p>
          </div>
        )}
      </Section>
      <Section id="collaborations" heading={collaborations} ground="card">
        <Collaborations collaborations={collaborations.items} />
      </Section>
    </Layout>
  );
}

/** Spans two research areas, with matching rules. */
const help = {
  display: "grid",
  gap: `${space.xs} ${space.xl}`,
  alignItems: "baseline",
  marginTop: space.l,
  paddingTop: space.l,
  borderTop: line.ink,
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
};

export const query = graphql`
  query Research {
    researchPage {
      seo { ...Seo }
      title kicker
      hero { ...Hero }
      papers { ...Section }
      areas {
        heading lead
        items { title text icon trainer { ...TrainerLink } }
      }
      collaborations { heading lead items { ...Collaborations } }
      service { title path description }
      invitation { ...Invitation }
    }
    allPublication { nodes { ...Papers } }
  }
`;
