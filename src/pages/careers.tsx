import { Link, graphql, type PageProps } from "gatsby";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Opening } from "../components/institute/opening";
import { Points } from "../components/basics/points";
import { Quotes } from "../components/basics/quotes";
import { Section } from "../components/layout/section";
import { enquiryLink } from "../contact/enquiry-link";
import { assertPresent } from "../assert-present";
import { plainList, space, text } from "../theme/theme";

export default function CareersPage({ data, location }: PageProps<Queries.CareersQuery>) {
  const { seo, title, kicker, hero, benefits, openings, team, application } = assertPresent(
    data.careersPage,
    "careersPage",
  );
  const quotes = team.items.map(({ since, ...quote }) => ({ ...quote, about: `Here since ${since}` }));
  return (
    <Layout seo={seo} path={location.pathname}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title} />
      <Section id="openings" heading={openings}>
        {openings.items.length > 0 && (
          <ul css={[plainList, { display: "grid", gap: space.m }]}>
            {openings.items.map((opening) => (
              <Opening key={opening.slug} opening={opening} copy={application} />
            ))}
          </ul>
        )}
        <p css={[text.lead, { marginTop: space.l }]}>
          {application.open} <Link to={enquiryLink("career")}>Send us a message</Link>
        </p>
      </Section>
      <Section id="benefits" heading={benefits} ground="panel">
        <Points points={benefits.items} />
      </Section>
      <Section id="team" heading={team} ground="card">
        <Quotes quotes={quotes} />
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query Careers {
    careersPage {
      seo {
        ...Seo
      }
      title
      kicker
      hero {
        ...Hero
      }
      benefits {
        heading
        lead
        items {
          ...Points
        }
      }
      openings {
        heading
        lead
        items {
          ...Opening
        }
      }
      team {
        heading
        lead
        items {
          name
          role
          since
          content
        }
      }
      application {
        ...OpeningCopy
        open
      }
    }
  }
`;
