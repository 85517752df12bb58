import { graphql } from "gatsby";
import { day } from "../../text/format";
import { from, line, space, stack, style, text } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";
import { LinkList } from "../shared/link-list";

type ClaimListProps = { claims: readonly Queries.ClaimListFragment[] };

/** The site's figures about the institute; each expands to its evidence, if any is on record. */
export function ClaimList({ claims }: ClaimListProps) {
  return (
    <ul css={list}>
      {claims.map((claim) => {
        const { slug, figure, label, counts, courses, counting, source } = claim;
        const since = span(claim);
        const name = (
          <span css={row}>
            <b css={text.h3}>{figure}</b> {label}
          </span>
        );
        if (!counts && !courses && !counting && !source && !since)
          return (
            <li key={slug} id={slug} css={[item, alone]}>
              {name}
            </li>
          );
        return (
          <li key={slug} css={item}>
            <Disclosure id={slug} summary={name}>
              <div css={basis}>
                {counts && <p css={text.h3}>{`${inIndia(counts.count)} of ${inIndia(counts.of)}`}</p>}
                {counting && <p>{counting}</p>}
                {since && <p>{since}</p>}
                {source && <p>{source}</p>}
                {courses && <LinkList label="Courses counted" links={courses} />}
              </div>
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}

/** With Indian grouping: 1083 → "1,083". */
const inIndia = (count: number) => count.toLocaleString("en-IN");

/** "Counted from 1 June 2016 to 30 September 2026." Undefined if neither date is on record. */
function span({ asOf, countedFrom }: Queries.ClaimListFragment): string | undefined {
  if (countedFrom) return `Counted from ${day(countedFrom)}${asOf ? ` to ${day(asOf)}` : " on"}.`;
  return asOf ? `As of ${day(asOf)}.` : undefined;
}

/** Two columns where they fit; opening an entry only shifts its own column. */
const list = { columnGap: space.xl, [from.tablet]: { columns: 2 } };
const item = style({ position: "relative", borderTop: line.soft, breakInside: "avoid" });
const alone = { display: "grid", alignItems: "center", minHeight: "2.75rem", paddingBlock: space.s };
const row = { display: "grid", gridTemplateColumns: "6.25rem minmax(0, 1fr)", alignItems: "baseline", lineHeight: 1.3 };
const basis = { ...stack(space.s), paddingBottom: space.m, maxWidth: "34rem" };

export const query = graphql`
  fragment ClaimList on Claim {
    slug figure label asOf countedFrom
    counts { count of }
    courses { title path }
    counting source
  }
`;
