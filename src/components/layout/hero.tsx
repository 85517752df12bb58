import { graphql } from "gatsby";
import type { ReactNode } from "react";
import {
  band,
  cardFrame,
  font,
  from,
  line,
  notPrinted,
  onPhones,
  pageColumn,
  print,
  sizes,
  space,
  stack,
} from "../../theme/theme";
import { buttonRow } from "../shared/buttons";
import { Picture } from "../shared/picture";
import { Breadcrumb } from "./breadcrumb";
import { Heading } from "./heading";

type HeroProps = {
  hero: Queries.HeroFragment;
  /** Rendered above the heading; plain text is hidden on phones. */
  kicker: ReactNode;
  trail?: readonly { label: string; to: string }[];
  here: string;
  /** Price and facts: before the lead on phones, below the picture on tablets, a strip on wide screens. */
  facts?: ReactNode;
  /** Hides the picture on phones and lowers it on wide screens, because the list below, with its own, should come soon. */
  listFirst?: boolean;
  children?: ReactNode;
};

/** The top of every page but the home page: text and a framed picture on a coloured band. */
export function Hero({ hero, kicker, trail = [], here, facts, listFirst = false, children }: HeroProps) {
  return (
    <div css={{ background: band[hero.band], borderBottom: line.ink, "--link": "currentcolor" }}>
      <div css={pageColumn}>
        <div css={{ paddingBlock: space.m }}>
          <Breadcrumb trail={trail} here={here} />
        </div>
        <div css={[split, facts && withFacts]}>
          <div css={[stack(space.m), facts && unwrappedOnPhones]}>
            <p css={[label, typeof kicker !== "string" && { display: "block" }]}>{kicker}</p>
            <Heading heading={hero.heading} />
            {hero.tagline && <p css={tagline}>{hero.tagline}</p>}
            <p css={[font.lead, facts && orderOnPhones(2)]}>{hero.lead}</p>
            {children && <div css={[buttonRow, facts && orderOnPhones(1)]}>{children}</div>}
          </div>
          {facts && <div css={strip}>{facts}</div>}
          <Picture
            picture={hero.picture}
            first
            emptyOnPhones={listFirst}
            sizes={sizes({ tablet: "37vw", wide: "580px" })}
            css={[
              picture,
              listFirst && { [onPhones]: { display: "none" }, [from.wide]: { aspectRatio: "9 / 4" } },
              hero.picture.focus && { objectPosition: hero.picture.focus },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

const split = {
  ...stack(space.m),
  alignItems: "center",
  [from.tablet]: {
    gap: space.l,
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
    paddingBlock: `${space.m} clamp(2.5rem, 5vw, 4.5rem)`,
  },
  [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space.xl },
  [print]: { display: "block", paddingBlock: space.m },
};
/** Redundant on phones, where the breadcrumb shows the same text. */
const label = { ...font.label, display: "none", [from.tablet]: { display: "block" } };
/** The order on phones; wider screens keep the source order. */
const orderOnPhones = (order: number) => ({ order, [from.tablet]: { order: 0 } });
const withFacts = {
  alignItems: "start",
  "& > picture": orderOnPhones(3),
  [from.tablet]: { gridTemplateRows: "auto 1fr" },
};
/** Unwrapped on phones, where the facts come between its parts. */
const unwrappedOnPhones = {
  display: "contents",
  [from.tablet]: { display: "grid", gridRow: "1 / span 2" },
  [from.desktop]: { gridRow: "auto" },
  [print]: { display: "block" },
};
/** Below the picture on tablets, below text and picture on wide screens. */
const strip = { [from.tablet]: { gridArea: "2 / 2" }, [from.desktop]: { gridArea: "2 / 1 / auto / -1" } };
const tagline = { ...font.h3, fontSize: "clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem)" };
const picture = {
  width: `calc(100% + 2 * ${space.gutter})`,
  maxWidth: "none",
  marginInline: `calc(-1 * ${space.gutter})`,
  aspectRatio: "16 / 9",
  objectPosition: "50% 30%",
  borderTop: line.ink,
  [from.tablet]: { ...cardFrame, width: "100%", margin: 0, aspectRatio: "3 / 2" },
  ...notPrinted,
};

export const query = graphql`
  fragment Hero on Hero { heading tagline lead band picture { focus ...Picture } }
`;
