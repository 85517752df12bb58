import { graphql } from "gatsby";
import { accent, color, from, line, plainList, radius, space, text } from "../theme";
import { Icon } from "./icon";

type ReasonsProps = { of: readonly Queries.ReasonsFragment[] };

/** Six reasons as a bento of uneven tiles, the first one the largest. */
export function Reasons({ of }: ReasonsProps) {
  return (
    <ul css={bento}>
      {of.map(({ title, text: words, icon }) => (
        <li key={title} css={tile}>
          <Icon name={icon} size={48} />
          <h3 css={text.h3}>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}

const bento = {
  ...plainList,
  display: "grid",
  gap: space.m,
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, 1fr)",
    "& > :first-of-type, & > :last-of-type": { gridColumn: "span 2" },
  },
  [from.desktop]: {
    gridTemplateColumns: "repeat(4, 1fr)",
    "& > :first-of-type": { gridRow: "span 2" },
    "& > :nth-of-type(2), & > :nth-of-type(n + 5)": { gridColumn: "span 2" },
  },
};

const tile = {
  "--accent": color.highlight,
  display: "flex",
  flexDirection: "column" as const,
  gap: space.s,
  padding: space.l,
  border: line.ink,
  borderRadius: radius.card,
  background: color.card,
  ":first-of-type": {
    justifyContent: "flex-end",
    gap: space.m,
    background: color.deep,
    color: color.onDeep,
    "& h3": { ...text.h2 },
    "& svg": { width: "5.5rem", height: "auto" },
  },
  ":nth-of-type(2)": { "--accent": color.card, background: color.highlight },
  ":nth-of-type(4)": { "--accent": color.card, background: accent.lilac },
  ":nth-of-type(5)": { "--accent": accent.clay },
  ":nth-of-type(6)": { "--accent": color.alert, background: color.page },
};

export const query = graphql`
  fragment Reasons on Point {
    title
    text
    icon
  }
`;
