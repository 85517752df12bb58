import { graphql } from "gatsby";
import { weekRange } from "../../text/format";
import { moduleId } from "../../text/heading-id";
import { cardFrame, cluster, color, font, from, line, print, radius, space, stack, style } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";
import { ShortList } from "../shared/short-list";
import { Weeks } from "./course-length";

type CurriculumProps = { course: Queries.CurriculumFragment; outcomeLabel: string };

/** The modules on a timeline, each with its weeks, as in `CourseLength`. Each expands; the first starts open. */
export function Curriculum({ course: { modules, durations }, outcomeLabel }: CurriculumProps) {
  return (
    <ol css={timeline} style={{ "--dot": "1rem" }}>
      {modules.map(({ title, fromWeek, toWeek, topics, outcome }, index) => {
        const count = toWeek - fromWeek + 1;
        const lessons = Math.min(Math.max(durations.lessons - fromWeek + 1, 0), count);
        return (
          <li key={title} css={timelineItem}>
            <Disclosure
              id={moduleId(fromWeek)}
              open={index === 0}
              css={moduleItem}
              summary={
                <>
                  <span css={when}>
                    {weekRange(fromWeek, toWeek)}
                    <Weeks lessons={lessons} weeks={count} total={count} css={drawing} />
                    {lessons < count && <span>{durations.pageWords}</span>}
                  </span>
                  <h3>{title}</h3>
                </>
              }
            >
              <div css={details}>
                <ShortList items={topics} />
                {outcome && (
                  <p>
                    <b>{outcomeLabel}</b> {outcome}
                  </p>
                )}
              </div>
            </Disclosure>
          </li>
        );
      })}
    </ol>
  );
}

/** A list along an ink line. */
export const timeline = style({
  ...stack(space.s),
  "--dot": "0.25rem", // from the top of an item to its dot
  paddingLeft: "2rem",
  [print]: { display: "block", "& > li + li": { marginTop: space.s } },
});

/** An item, with a dot and the line to the next one. */
export const timelineItem = style({
  position: "relative",
  "::before": {
    content: '""',
    position: "absolute",
    left: "-2rem",
    top: "var(--dot)",
    width: "1.125rem",
    height: "1.125rem",
    border: line.ink,
    borderRadius: radius.pill,
    background: color.highlight,
  },
  ":not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    left: "-1.5rem",
    top: "calc(var(--dot) + 1.125rem)",
    bottom: `calc(-${space.s} - var(--dot))`,
    borderLeft: line.ink,
  },
});

const moduleItem = {
  ...cardFrame,
  "& > summary": {
    ...stack(`0 ${space.m}`),
    gridTemplateColumns: "1fr auto",
    minHeight: "3.25rem",
    padding: `${space.s} ${space.m}`,
    borderRadius: radius.card,
    [from.tablet]: { gridTemplateColumns: "11rem 1fr auto" },
  },
};
const when = {
  ...font.quiet,
  ...cluster(`0 ${space.s}`),
  alignItems: "center",
  gridColumn: "1 / -1",
  [from.tablet]: { gridColumn: "auto" },
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
};
const drawing = { width: "calc(0.9375rem * var(--total))", height: "0.875rem", borderRadius: "4px" };
const details = { ...font.small, ...stack(space.s), padding: `0 ${space.m} ${space.m}`, maxWidth: "46rem" };

export const query = graphql`
  fragment Curriculum on Course {
    modules { title fromWeek toWeek topics outcome }
    durations { lessons pageWords }
  }
`;
