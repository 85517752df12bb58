import { graphql } from "gatsby";
import { cardFrame, color, columns, plainList, radius, space, text } from "../../theme/theme";
import { Icon } from "./icon";

type StatCardsProps = { stats: readonly Queries.StatCardsFragment[] };

/** Headline figures as tickets with an icon on the stub. */
export function StatCards({ stats }: StatCardsProps) {
  return (
    <ul css={[plainList, columns(2, 4)]}>
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
  );
}

const ticket = { ...cardFrame, display: "grid", gridTemplateColumns: "4.5rem 1fr", color: color.ink };
const stub = {
  display: "grid",
  placeItems: "center",
  borderRight: `2px dashed ${color.ink}`,
  borderRadius: `${radius.card} 0 0 ${radius.card}`,
  background: color.panel,
};
const caption = { display: "grid", gap: space.xs, padding: `1.25rem ${space.m}`, lineHeight: 1.3 };

export const query = graphql`
  fragment StatCards on Stat {
    figure
    label
    icon
  }
`;
