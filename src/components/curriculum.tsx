import { graphql } from "gatsby";
import { weekRange } from "../format";
import { cardFrame, color, from, line, moving, plainList, radius, space, text } from "../theme";
import { TickedList } from "./ticked-list";

type CurriculumProps = { of: readonly Queries.CurriculumFragment[]; outcomeLabel: string };

/** The modules along an ink line, each one opening to its topics; the first one is open. */
export function Curriculum({ of, outcomeLabel }: CurriculumProps) {
  return (
    <ol css={timeline}>
      {of.map(({ title, fromWeek, toWeek, topics, outcome }, index) => (
        <li key={title} css={stop}>
          <details open={index === 0} css={cardFrame}>
            <summary css={summary}>
              <span css={weeks}>{weekRange(fromWeek, toWeek)}</span>
              <h3 css={text.h3}>{title}</h3>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" css={sign}>
                <path d="M10 3v14M3 10h14" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
              </svg>
            </summary>
            <div css={inside}>
              <TickedList of={topics} />
              <p>
                <b>{outcomeLabel}</b> {outcome}
              </p>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

const dot = "1.125rem";
const timeline = {
  ...plainList,
  display: "grid",
  gap: space.m,
  paddingLeft: "2rem",
  position: "relative" as const,
  "::before": {
    content: '""',
    position: "absolute" as const,
    left: "0.5rem",
    top: "1.5rem",
    bottom: "1.5rem",
    borderLeft: line.ink,
  },
};
const stop = {
  position: "relative" as const,
  "::before": {
    content: '""',
    position: "absolute" as const,
    left: "-2rem",
    top: "1.375rem",
    width: dot,
    height: dot,
    border: line.ink,
    borderRadius: radius.pill,
    background: color.highlight,
  },
  ":nth-of-type(even)::before": { background: color.card },
};
const summary = {
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: `0 ${space.m}`,
  minHeight: "3.5rem",
  padding: "0.75rem 1.125rem",
  borderRadius: radius.card,
  listStyle: "none",
  "::-webkit-details-marker": { display: "none" },
  ":hover": { background: color.page },
  [from.tablet]: { gridTemplateColumns: "7.5rem 1fr auto" },
};
const weeks = {
  ...text.small,
  gridColumn: "1 / -1",
  color: color.inkSoft,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  [from.tablet]: { gridColumn: "auto" },
};
const sign = {
  [moving]: { transition: "transform 150ms" },
  "details[open] > summary > &": { transform: "rotate(45deg)" },
};
const inside = { display: "grid", gap: space.m, padding: `${space.s} 1.125rem ${space.l}`, maxWidth: "46rem" };

export const query = graphql`
  fragment Curriculum on CourseModule {
    title
    fromWeek
    toWeek
    topics
    outcome
  }
`;
