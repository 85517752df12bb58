import { graphql } from "gatsby";
import { cluster, color, font, from, line, space, style } from "../../theme/theme";
import { Icon } from "./icon";

type FiguresProps = { figures: readonly (Queries.FiguresFragment & { icon?: Queries.IconName })[] };

/** A ruled row of key figures with their labels, and a link to how they are counted. */
export function Figures({ figures }: FiguresProps) {
  return (
    <div>
      <div css={frame}>
        <dl css={row}>
          {figures.map(({ figure, label, icon }) => (
            <div key={label} css={cell}>
              <dt css={{ color: color.inkSoft, lineHeight: 1.3 }}>{label}</dt>
              <dd css={[font.figure, value]}>
                {icon && <Icon name={icon} size={36} />}
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <HowWeCount />
    </div>
  );
}

/** A link from figures to their evidence. */
export function HowWeCount() {
  return (
    <a href="/success-stories#how-we-count" css={evidence}>
      How we count
    </a>
  );
}

const gap = "clamp(0.625rem, 2vw, 1.5rem)";
const frame = { overflow: "hidden", borderBlock: line.ink };
/** Each figure has a line on its left; the frame clips the first in each row. */
const row = style({
  display: "flex",
  flexWrap: "wrap",
  marginLeft: `calc(-1 * ${gap} - 2px)`,
  // Two by two on phones.
  "&:has(> :nth-of-type(4)) > div": { flexBasis: "40%", [from.tablet]: { flexBasis: "20%" } },
});
const cell = style({
  flex: "1 1 25%",
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: space.xs,
  paddingBlock: space.m,
  paddingLeft: gap,
  paddingRight: space.xs,
  borderLeft: line.ink,
  fontSize: "0.9375rem",
  [from.tablet]: { fontSize: "1rem" },
});
const value = { ...cluster(space.s), alignItems: "center" };

const evidence = { ...font.small, display: "inline-block", paddingBlock: space.xs, color: "inherit" };

export const query = graphql`
  fragment Figures on Figure { figure label }
  fragment FiguresWithIcons on Stat { figure label icon }
`;
