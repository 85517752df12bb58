import { accent, cardFrame, color, space, style } from "../../theme/theme";
import { Icon } from "./icon";

/** Reasons or values, in a list, as tiles of different colours. */
export function Tiles({ tiles }: { tiles: readonly Queries.PointsFragment[] }) {
  return tiles.map(({ title, text, icon }) => (
    <li key={title} css={tile}>
      <Icon name={icon} size={48} />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}

const tile = style({
  ...cardFrame,
  display: "flex",
  flexDirection: "column",
  gap: space.s,
  padding: space.l,
  ":first-of-type": { background: color.deep, color: color.onDeep },
  ":nth-of-type(2)": { "--accent": color.card, background: color.highlight },
  ":nth-of-type(4)": { "--accent": color.card, background: accent.lilac },
  ":nth-of-type(5)": { "--accent": accent.clay },
  ":nth-of-type(6)": { "--accent": color.alert, background: color.page },
});
