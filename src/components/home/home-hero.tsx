import { graphql } from "gatsby";
import { site } from "../../site-copy";
import { band, color, font, gridColumns, pageColumn, sizes, space, stack } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { buttonRow, ButtonLink } from "../shared/buttons";
import { Figures } from "../shared/figures";
import { Heading } from "../layout/heading";
import { Picture } from "../shared/picture";

/** The top of the home page. Its picture has no frame, because it has the same background as the page. */
export function HomeHero({ page: { hero, actions, figures } }: { page: Queries.HomeHeroFragment }) {
  return (
    <div css={{ background: band[hero.band] }}>
      <div css={split}>
        <div css={stack(space.m)}>
          <div>
            <Badge>{site.badge}</Badge>
          </div>
          <p css={tagline}>{site.tagline}</p>
          <Heading heading={hero.heading} />
          <p css={font.lead}>{hero.lead}</p>
          <div css={buttonRow}>
            {actions.map(({ label, link }, index) => (
              <ButtonLink key={label} to={link} kind={kinds[index]}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Picture picture={hero.picture} first sizes={pictureSizes} />
        <div css={{ gridColumn: "1 / -1" }}>
          <Figures figures={figures} />
        </div>
      </div>
    </div>
  );
}

const pictureSizes = sizes({ tablet: "44vw", wide: "580px" });
const kinds = ["main", "plain", "highlight"] as const;

const split = {
  ...pageColumn,
  ...gridColumns(2, 2),
  gap: `${space.l} ${space.xl}`,
  alignItems: "center",
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${space.xl}`,
};
const tagline = { ...font.h3, color: color.alertText, fontSize: "1.375rem" };

export const query = graphql`
  fragment HomeHero on HomePage {
    hero { heading lead band picture { ...Picture } }
    actions { label link }
    figures { ...Figures }
  }
`;
