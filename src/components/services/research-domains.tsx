import { graphql } from "gatsby";
import { color, from, line, space, stack } from "../../theme/theme";

export function ResearchDomains({ domains }: { domains: readonly Queries.ResearchDomainsFragment[] }) {
  const most = Math.max(...domains.map(({ publications }) => publications));
  return (
    <ul css={stack(space.m)}>
      {domains.map(({ title, publications }) => (
        <li key={title} css={row}>
          <h3>{title}</h3>
          <span css={bar} style={{ width: `${(publications / most) * 100}%` }} />
          <span css={{ fontVariantNumeric: "tabular-nums" }}>
            <b>{publications}</b> publications
          </span>
        </li>
      ))}
    </ul>
  );
}

const row = {
  ...stack(`${space.xs} ${space.m}`),
  alignItems: "center",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 15rem) minmax(0, 1fr) 9.5rem" },
};
const bar = { height: "1.5rem", border: line.ink, borderRadius: "0 8px 8px 0", background: color.highlight };

export const query = graphql`
  fragment ResearchDomains on ResearchDomain { title publications }
`;
