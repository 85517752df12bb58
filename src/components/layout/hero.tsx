import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { band, cardFrame, column, from, halfColumn, line, notPrinted, print, space, text } from "../../theme/theme";
import { Breadcrumb } from "./breadcrumb";
import { Heading } from "./heading";
import { Picture } from "../basics/picture";

type HeroProps = {
  hero: Queries.HeroFragment;
  /** Above the heading. */
  kicker: ReactNode;
  trail: readonly { label: string; to: string }[];
  here: string;
  /** Actions below the lead. */
  children?: ReactNode;
};

/** The top of every page but the home page: text and a framed picture on the page's band of colour. */
export function Hero({ hero, kicker, trail, here, children }: HeroProps) {
  return (
    <div css={{ background: band[hero.band], borderBottom: line.ink }}>
      <div css={column}>
        <div css={crumbs}>
          <Breadcrumb trail={trail} here={here} />
        </div>
        <div css={split}>
          <div css={textColumn}>
            <p css={text.label}>{kicker}</p>
            <Heading heading={hero.heading} />
            {hero.tagline && <p css={tagline}>{hero.tagline}</p>}
            <p css={text.lead}>{hero.lead}</p>
            {children && <div css={actions}>{children}</div>}
          </div>
          <Picture picture={hero.picture} first sizes={halfColumn} css={picture} />
        </div>
      </div>
    </div>
  );
}

const crumbs = { paddingBlock: space.m };
const split = {
  display: "grid",
  alignItems: "center",
  gap: space.xl,
  paddingBlock: `${space.m} clamp(2.5rem, 5vw, 4.5rem)`,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  [print]: { display: "block", paddingBlock: space.m },
};
const textColumn = { display: "grid", gap: space.m };
const tagline = { ...text.h3, fontSize: "clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem)" };
const actions = { display: "flex", flexWrap: "wrap" as const, gap: "0.75rem", marginTop: space.s };
const picture = { ...cardFrame, width: "100%", ...notPrinted };

export const query = graphql`
  fragment Hero on Hero {
    heading
    tagline
    lead
    band
    picture {
      ...Picture
    }
  }
`;
