import { graphql } from "gatsby";
import { day } from "../../text/format";
import { from, line, space, stack, style, text } from "../../theme/theme";
import { Dots, mostDots } from "./dots";
import { Disclosure } from "../shared/disclosure";
import { LinkList } from "../shared/link-list";

/** The site's figures about the institute; each expands to its evidence. */
export function ClaimList({ claims }: { claims: readonly Queries.ClaimListFragment[] }) {
  return (
    <ul css={list}>
      {claims.map((claim) => {
        const { slug, figure, label, counts, courses, counting, source } = claim;
        const name = (
          <span css={row}>
            <b css={text.h3}>{figure}</b> {label}
          </span>
        );
        return (
          <li key={slug} css={item}>
            <Disclosure id={slug} summary={name} open={counts ? counts.of <= mostDots : undefined}>
              <div css={basis}>
                {counts && <p css={text.h3}>{`${inIndia(counts.count)} of ${inIndia(counts.of)}`}</p>}
                {counts && <Dots {...counts} />}
                {counting && <p>{counting}</p>}
                <p>{countedWhen(claim)}</p>
                {source && <p>Source: {source}</p>}
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

/** "Counted: 1 June 2016 to 30 September 2026." */
function countedWhen({ asOf, countedFrom }: Queries.ClaimListFragment): string {
  return countedFrom ? `Counted: ${day(countedFrom)} to ${day(asOf)}.` : `As of ${day(asOf)}.`;
}

/** Two columns where they fit; opening an entry only shifts its own column. */
const list = { columnGap: space.xl, [from.tablet]: { columns: 2 } };
const item = style({ position: "relative", borderTop: line.soft, breakInside: "avoid" });
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
