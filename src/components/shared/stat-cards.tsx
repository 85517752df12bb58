import { graphql } from "gatsby";
import { cardFrame, color, columns, from, radius, space, stack, text } from "../../theme/theme";
import { HowWeCount } from "./how-we-count";
import { Icon } from "./icon";

/** Headline figures as tickets with an icon on the stub, and a link to how they are counted. */
export function StatCards({ stats }: { stats: readonly Queries.StatCardsFragment[] }) {
  return (
    <>
      <ul css={[columns(2, 4), list]}>
        {stats.map(({ figure, label, icon }) => (
          <li key={label} css={ticket}>
            <span css={stub}>
              <Icon name={icon} size={40} />
            </span>
            <p css={caption}>
              <b css={text.figure}>{figure}</b> {label}
            </p>
          </li>
        ))}
      </ul>
      <p css={{ marginTop: space.s }}>
        <HowWeCount />
      </p>
    </>
  );
}

/** Two by two on phones. */
const list = {
  gridTemplateColumns: "repeat(auto-fit, minmax(8.25rem, 1fr))",
  gap: space.m,
  [from.tablet]: { gap: space.l },
};
const ticket = {
  ...cardFrame,
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr)",
  color: color.ink,
  "& svg": { width: "2rem" },
  [from.tablet]: { gridTemplateColumns: "4.5rem 1fr", "& svg": { width: "2.5rem" } },
};
const stub = {
  "--accent": "none",
  display: "grid",
  placeItems: "center",
  borderRight: `2px dashed ${color.ink}`,
  borderRadius: `${radius.card} 0 0 ${radius.card}`,
  background: color.panel,
};
const caption = {
  ...stack(space.xs),
  padding: `1rem ${space.s}`,
  fontSize: "0.9375rem",
  lineHeight: 1.3,
  [from.tablet]: { padding: `1.25rem ${space.m}`, fontSize: "inherit" },
};

export const query = graphql`
  fragment StatCards on Stat { figure label icon }
`;
