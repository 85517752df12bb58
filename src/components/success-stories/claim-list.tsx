import { graphql } from "gatsby";
import { day, groupDigits } from "../../text/format";
import { color, font, forced, from, line, space, stack, style } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";
import { LinkList } from "../shared/link-list";

/** The site's figures about the institute; each expands to its evidence. */
export function ClaimList({ claims }: { claims: readonly Queries.ClaimListFragment[] }) {
  return (
    <ul css={list}>
      {claims.map((claim) => {
        const { slug, figure, label, counts, courses, counting, source, asOf, countedFrom } = claim;
        const name = (
          <span css={row}>
            <b css={font.h3}>{figure}</b> {label}
          </span>
        );
        return (
          <li key={slug} css={item}>
            <Disclosure id={slug} summary={name} open={counts ? counts.of <= mostDots : undefined}>
              <div css={basis}>
                {counts && <p css={font.h3}>{`${groupDigits(counts.count)} of ${groupDigits(counts.of)}`}</p>}
                {counts && <Dots {...counts} />}
                {counting && <p>{counting}</p>}
                <p>{countedFrom ? `Counted: ${day(countedFrom)} to ${day(asOf)}.` : `As of ${day(asOf)}.`}</p>
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

type DotsProps = { count: number; of: number };

/** Beyond this, dots say less than words. */
const mostDots = 400;

const perRow = 20;

/** A share as dots: `count` of them filled. */
function Dots({ count, of }: DotsProps) {
  if (of > mostDots) return null;
  return (
    <svg viewBox={`0 0 ${10 * perRow} ${10 * Math.ceil(of / perRow)}`} aria-hidden="true" css={dots}>
      <path d={rows(0, of)} css={outline} />
      <path d={rows(0, count)} css={filled} />
      <path d={rows(count, of)} css={empty} />
    </svg>
  );
}

/** Lines through the dots from `first` up to `end`; zero-length dashes with round caps draw the dots. */
function rows(first: number, end: number): string {
  return Array.from({ length: Math.ceil(end / perRow) }, (_, row) => {
    const [from, to] = [Math.max(first - row * perRow, 0), Math.min(end - row * perRow, perRow)];
    return from < to ? `M${10 * from + 5} ${10 * row + 5}h${10 * (to - from) - 9.9}` : "";
  }).join("");
}

/** Two columns where they fit; opening an entry only shifts its own column. */
const list = { ...font.small, columnGap: space.xl, [from.tablet]: { columns: 2 } };
const item = style({ position: "relative", borderTop: line.soft, breakInside: "avoid" });
const row = { display: "grid", gridTemplateColumns: "6.25rem minmax(0, 1fr)", alignItems: "baseline", lineHeight: 1.3 };
const basis = { ...stack(space.s), paddingBottom: space.m, maxWidth: "34rem" };
const dots = { maxWidth: "22rem" };
const dotted = style({ fill: "none", strokeDasharray: "0 10", strokeLinecap: "round", strokeWidth: 5.5 });
const outline = { ...dotted, stroke: "currentcolor", strokeWidth: 8 };
const filled = { ...dotted, stroke: color.highlight };
const empty = { ...dotted, stroke: color.card, [forced.media]: { stroke: "Canvas" } };

export const query = graphql`
  fragment ClaimList on Claim {
    slug figure label asOf countedFrom
    counts { count of }
    courses { title path }
    counting source
  }
`;
