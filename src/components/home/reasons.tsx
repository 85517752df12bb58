import { accent, cardFrame, color, from, space, stack, style, text } from "../../theme/theme";
import { Icon } from "../shared/icon";
import { Rail } from "../shared/rail";

/** Six reasons as a bento grid, the first tile the largest. */
export function Reasons({ reasons }: { reasons: readonly Queries.PointsFragment[] }) {
  return (
    <Rail label="Reasons" wide={bento}>
      {reasons.map(({ title, text: body, icon }) => (
        <li key={title} css={tile}>
          <Icon name={icon} size={48} />
          <h3>{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </Rail>
  );
}

/** Two long reasons side by side, then four short ones, to fill every tile with text. */
const bento = {
  ...stack(space.m),
  [from.desktop]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))", "& > li": { gridColumn: "span 6" } },
  [from.wide]: {
    "& > :first-of-type": { gridColumn: "span 8" },
    "& > :nth-of-type(2)": { gridColumn: "span 4" },
    "& > :nth-of-type(n + 3)": { gridColumn: "span 3" },
  },
};

const tile = style({
  ...cardFrame,
  display: "flex",
  flexDirection: "column",
  gap: space.s,
  padding: space.l,
  ":first-of-type": {
    background: color.deep,
    color: color.onDeep,
    [from.desktop]: { justifyContent: "center", "& h3": { fontSize: text.h2.fontSize }, "& p": text.lead },
  },
  ":nth-of-type(2)": { "--accent": color.card, background: color.highlight },
  ":nth-of-type(4)": { "--accent": color.card, background: accent.lilac },
  ":nth-of-type(5)": { "--accent": accent.clay },
  ":nth-of-type(6)": { "--accent": color.alert, background: color.page },
});
