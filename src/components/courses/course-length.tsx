import { graphql } from "gatsby";
import { cluster, color, line, radius, space, style } from "../../theme/theme";

/**
 * A course's weeks as one bar, with a legend: lessons, then more projects, then practice. In a list, an ancestor sets
 * `--longest`, the weeks of its longest course, so that the bars share a scale.
 */
export function CourseLength({ course: { durations } }: { course: Queries.CourseLengthFragment }) {
  const { lessons, weeks, total, home, page, pageWords, list } = durations;
  return (
    <div>
      <Weeks lessons={lessons} weeks={weeks} total={total} css={bar} />
      <ul css={key}>
        {lessons < weeks && <li>{home}</li>}
        <li>{lessons < weeks ? page : `${home} ${pageWords}`}</li>
        <li>{list}</li>
      </ul>
    </div>
  );
}

type WeeksProps = { lessons: number; weeks: number; total: number; className?: string };

/** Consecutive weeks: lessons up to `lessons`, projects up to `weeks`, practice up to `total`. */
export function Weeks({ lessons, weeks, total, className }: WeeksProps) {
  const counts = { "--lessons": lessons, "--weeks": weeks, "--total": total };
  return <span aria-hidden="true" css={drawnWeeks} className={className} style={counts} />;
}

/** The length of the longest course, in weeks. */
export const longest = (courses: readonly Queries.CourseLengthFragment[]) =>
  Math.max(...courses.map(({ durations }) => durations.total));

const solid = color.highlight;
/** Fills differ in pattern, too, for black-and-white prints. */
const striped = `repeating-linear-gradient(-45deg, ${solid} 0 3px, ${color.ink} 3px 4.5px)`;
const upTo = (weeks: string) => `calc(100% * ${weeks} / var(--total))`;
const ticks = `repeating-linear-gradient(90deg, transparent 0 calc(${upTo("1")} - 1.5px), ${color.ink} 0 ${upTo("1")})`;
const filled = `linear-gradient(${solid} 0 0) 0 / ${upTo("var(--lessons)")} 100% no-repeat`;
const hatched = `${striped} 0 / ${upTo("var(--weeks)")} 100% no-repeat`;

/** Print styles remove other backgrounds. */
const printed = (background: string) => `${background} !important`;

const drawn = style({
  border: line.ink,
  borderRadius: radius.small,
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
});
const drawnWeeks = { ...drawn, display: "block", background: printed([ticks, filled, hatched, color.card].join()) };
const bar = { width: "calc(100% * var(--total) / var(--longest, var(--total)))", height: "1.25rem" };
const key = style({
  ...cluster(`0 ${space.m}`),
  marginTop: space.xs,
  "& > *": { paddingLeft: "1.1875rem", textIndent: "-1.1875rem" },
  "& > ::before": {
    ...drawn,
    content: '""',
    display: "inline-block",
    width: "0.875rem",
    height: "0.875rem",
    marginRight: "0.3125rem",
    borderRadius: "4px",
    verticalAlign: "-1px",
    background: printed(solid),
  },
  "& > :nth-of-type(2):not(:last-of-type)::before": { background: printed(striped) },
  "& > :last-of-type::before": { background: printed(color.card) },
});

export const query = graphql`
  fragment CourseLength on Course { durations { lessons weeks total home page pageWords list } }
`;
