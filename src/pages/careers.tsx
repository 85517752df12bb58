import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/layout/page";
import { Opening } from "../components/careers/opening";
import { Points } from "../components/shared/points";
import { Quotes } from "../components/shared/quotes";
import { Section } from "../components/layout/section";
import { ShortList } from "../components/shared/short-list";
import { from, space, stack, style } from "../theme/theme";

export default function CareersPage({ data: { careersPage }, location }: PageProps<Queries.CareersQuery>) {
  const { benefits, openings, team, application } = careersPage;
  const quotes = team.items.map(({ since, ...quote }) => ({
    ...quote,
    about: since ? `Here since ${since}` : undefined,
  }));
  return (
    <Page page={careersPage} path={location.pathname}>
      <Section id="openings" entries={openings.items} heading={openings}>
        <div css={split}>
          <ul css={stack(space.m)}>
            {openings.items.map((opening) => (
              <Opening key={opening.slug} opening={opening} copy={application} />
            ))}
          </ul>
          <div css={howTo}>
            <h3>{application.heading}</h3>
            <p>{application.how}</p>
            <ShortList items={application.what} />
          </div>
        </div>
      </Section>
      <Section id="benefits" entries={benefits.items} heading={benefits} ground="panel">
        <Points points={benefits.items} />
      </Section>
      <Section id="team" entries={team.items} heading={team}>
        <Quotes label="Team" quotes={quotes} />
      </Section>
    </Page>
  );
}

const split = style({ ...stack(space.xl), [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 17rem" } });
const howTo = { ...stack(space.s), alignContent: "start" };

export const query = graphql`
  query Careers {
    careersPage {
      ...Page
      benefits { heading lead items { ...Points } }
      openings { heading lead items { ...Opening } }
      team { heading lead items { name role since content } }
      application { heading how what ...OpeningCopy }
      invitation { ...Invitation }
    }
  }
`;
