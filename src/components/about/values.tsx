import { accent, cardFrame, color, columns, from, space, stack, text } from "../../theme/theme";
import { Icon } from "../shared/icon";

type ValuesProps = { values: readonly Queries.PointsFragment[] };

/** Core values as slightly crooked posters. */
export function Values({ values }: ValuesProps) {
  return (
    <ul css={columns(2, 4)}>
      {values.map(({ title, text: body, icon }) => (
        <li key={title} css={poster}>
          <Icon name={icon} size={72} />
          <h3 css={name}>{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  );
}

const poster = {
  ...cardFrame,
  ...stack(`${space.xs} ${space.m}`),
  gridTemplateColumns: "4.5rem 1fr",
  alignContent: "start",
  padding: space.l,
  "& > svg": { gridRow: "span 2" },
  [from.tablet]: { gridTemplateColumns: "1fr", gap: space.m, paddingBlock: space.xl, "& > svg": { gridRow: "auto" } },
  ":nth-of-type(1)": { background: color.highlight, "--accent": color.card },
  ":nth-of-type(2)": { background: accent.lilac, "--accent": color.card },
  ":nth-of-type(4)": { background: color.page, "--accent": color.alert },
  [from.desktop]: { ":nth-of-type(even)": { transform: "translateY(1.5rem)" } },
};
const name = { ...text.h2, fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)" };
