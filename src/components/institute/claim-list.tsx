import { graphql } from "gatsby";
import { day } from "../../text/format";
import { from, line, plainList, space, text } from "../../theme/theme";
import { Disclosure } from "../basics/disclosure";

type ClaimListProps = { claims: readonly Queries.ClaimListFragment[] };

/** The site's figures about the institute; each expands to its evidence, if any is on record. */
export function ClaimList({ claims }: ClaimListProps) {
  return (
    <ul css={[plainList, list]}>
      {claims.map((claim) => {
        const { slug, figure, label, counting, source } = claim;
        const since = span(claim);
        const name = (
          <span css={row}>
            <b css={text.h3}>{figure}</b> {label}
          </span>
        );
        if (!counting && !source && !since)
          return (
            <li key={slug} id={slug} css={[item, alone]}>
              {name}
            </li>
          );
        return (
          <li key={slug} css={item}>
            <Disclosure id={slug} summary={name}>
              <div css={basis}>
                {counting && <p>{counting}</p>}
                {since && <p>{since}</p>}
                {source && <p>{source}</p>}
              </div>
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}

/** "Counted from 1 June 2016 to 30 September 2026." Undefined if neither day is on record. */
function span({ asOf, countedFrom }: Queries.ClaimListFragment): string | undefined {
  if (countedFrom) return `Counted from ${day(countedFrom)}${asOf ? ` to ${day(asOf)}` : " on"}.`;
  return asOf ? `As of ${day(asOf)}.` : undefined;
}

/** Two columns where they fit; opening an entry only shifts its own column. */
const list = { columnGap: space.xl, [from.tablet]: { columns: 2 } };
const item = { position: "relative" as const, borderTop: line.soft, breakInside: "avoid" as const };
const alone = { display: "grid", alignItems: "center", minHeight: "2.75rem" };
const row = { display: "grid", gridTemplateColumns: "6.25rem minmax(0, 1fr)", alignItems: "baseline", lineHeight: 1.3 };
const basis = { display: "grid", gap: space.s, paddingBottom: space.m, maxWidth: "34rem" };

export const query = graphql`
  fragment ClaimList on Claim {
    slug
    figure
    label
    asOf
    countedFrom
    counting
    source
  }
`;
