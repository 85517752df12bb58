import { graphql } from "gatsby";
import { weekRange } from "../../text/format";
import { moduleId } from "../../text/heading-id";
import { cardFrame, color, from, line, print, radius, space, stack, style, text } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";
import { TickedList } from "../shared/ticked-list";

type CurriculumProps = { modules: readonly Queries.CurriculumFragment[]; outcomeLabel: string };

/** The modules on a timeline. Each opens to show its topics; the first is open. */
export function Curriculum({ modules, outcomeLabel }: CurriculumProps) {
  return (
    <ol css={timeline}>
      {modules.map(({ title, fromWeek, toWeek, topics, outcome }, index) => (
        <li key={title} css={stop}>
          <Disclosure
            id={moduleId(fromWeek)}
            open={index === 0}
            css={moduleItem}
            summary={
              <>
                <span css={weeks}>{weekRange(fromWeek, toWeek)}</span>
                <h3>{title}</h3>
              </>
            }
          >
            <div css={details}>
              <TickedList items={topics} />
              <p>
                <b>{outcomeLabel}</b> {outcome}
              </p>
            </div>
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

const dot = "1.125rem";
const timeline = style({
  ...stack(space.m),
  paddingLeft: "2rem",
  position: "relative",
  "::before": {
    content: '""',
    position: "absolute",
    left: "0.5rem",
    top: "1.5rem",
    bottom: "1.5rem",
    borderLeft: line.ink,
  },
  [print]: { display: "block", "& > li + li": { marginTop: space.s } },
});
const stop = style({
  position: "relative",
  "::before": {
    content: '""',
    position: "absolute",
    left: "-2rem",
    top: "1.375rem",
    width: dot,
    height: dot,
    border: line.ink,
    borderRadius: radius.pill,
    background: color.highlight,
  },
  ":nth-of-type(even)::before": { background: color.card },
});
const moduleItem = {
  ...cardFrame,
  "& > summary": {
    ...stack(`0 ${space.m}`),
    gridTemplateColumns: "1fr auto",
    minHeight: "3.5rem",
    padding: "0.75rem 1.125rem",
    borderRadius: radius.card,
    [from.tablet]: { gridTemplateColumns: "7.5rem 1fr auto" },
  },
};
const weeks = {
  ...text.quiet,
  gridColumn: "1 / -1",
  [from.tablet]: { gridColumn: "auto" },
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
};
const details = { ...stack(space.m), padding: `${space.s} 1.125rem ${space.l}`, maxWidth: "46rem" };

export const query = graphql`
  fragment Curriculum on CourseModule { title fromWeek toWeek topics outcome }
`;
