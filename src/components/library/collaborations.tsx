import { graphql } from "gatsby";
import { color, from, line, plainList, space, text } from "../../theme/theme";

type CollaborationsProps = { of: readonly Queries.CollaborationsFragment[] };

/** With whom the institute does research, and on what. */
export function Collaborations({ of }: CollaborationsProps) {
  return (
    <ul css={plainList}>
      {of.map(({ name, field, text: words }) => (
        <li key={name} css={row}>
          <h3 css={text.h3}>{name}</h3>
          <p css={{ color: color.inkSoft }}>{field}</p>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}

const row = {
  display: "grid",
  gap: `${space.xs} ${space.l}`,
  alignItems: "baseline",
  paddingBlock: space.m,
  borderTop: line.ink,
  [from.tablet]: { gridTemplateColumns: "4fr 3fr 6fr" },
};

export const query = graphql`
  fragment Collaborations on Collaboration {
    name
    field
    text
  }
`;
