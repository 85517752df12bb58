import { graphql } from "gatsby";
import { pluralize } from "../../text/sentences";
import { cluster, color, font, line, radius, space, srOnly, style } from "../../theme/theme";

type CourseLengthProps = { course: Queries.CourseLengthFragment; isBrief?: boolean };

/**
 * A course's weeks as one bar, with a legend: lessons, then more projects, then practice. In a list, an ancestor sets
 * `--longest`, the weeks of its longest course, so that bars share a scale, and a `LengthKey` says what the colours mean.
 */
export function CourseLength({ course: { duration, durations }, isBrief = false }: CourseLengthProps) {
  const { lessons, weeks, total, homeWords, pageWords, listWords } = durations;
  const counted =
    lessons < weeks ? { [homeWords]: lessons, [pageWords]: weeks } : { [`${homeWords} ${pageWords}`]: weeks };
  const legend = Object.entries(counted).map(([words, count]) => [pluralize(count, "week"), words]);
  return (
    <div>
      <Weeks lessons={lessons} weeks={weeks} total={total} css={bar} />
      <ul css={key}>
        {[...legend, [duration, listWords]].map(([amount, words]) => (
          <li key={words}>
            {amount} {isBrief ? <span css={srOnly}>{words}</span> : words}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the colours of all bars in a list mean; screen readers have it in each legend. */
export function LengthKey({ words: { home, page, list } }: { words: Queries.LengthKeyFragment }) {
  return (
    <ul aria-hidden="true" css={[font.small, key, { marginBottom: space.m }]}>
      <li>Weeks {home}</li>
      <li>{page}</li>
      <li>{list}</li>
    </ul>
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
  "& > *": { position: "relative", paddingLeft: "1.1875rem", textIndent: "-1.1875rem" },
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
  fragment CourseLength on Course { duration durations { lessons weeks total homeWords pageWords listWords } }
  fragment LengthKey on CoursePagesDurations { home page list }
`;
