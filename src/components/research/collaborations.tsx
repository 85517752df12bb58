import { graphql } from "gatsby";
import { color, from, line, space, stack } from "../../theme/theme";

type CollaborationsProps = { collaborations: readonly Queries.CollaborationsFragment[] };

/** Research partners and their fields. */
export function Collaborations({ collaborations }: CollaborationsProps) {
  return (
    <ul>
      {collaborations.map(({ name, field, text: body }) => (
        <li key={name} css={row}>
          <h3>{name}</h3>
          <p css={{ color: color.inkSoft }}>{field}</p>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  );
}

const row = {
  ...stack(`${space.xs} ${space.l}`),
  alignItems: "baseline",
  paddingBlock: space.m,
  borderTop: line.ink,
  [from.tablet]: { gridTemplateColumns: "4fr 3fr 6fr" },
};

export const query = graphql`
  fragment Collaborations on Collaboration { name field text }
`;
