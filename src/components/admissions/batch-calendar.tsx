import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { startToEnd } from "../../content/course-wording";
import { month } from "../../text/format";
import { cardFrame, color, font, forced, from, line, onPhones, print, space, srOnly, style } from "../../theme/theme";
import { batchTotals, begins, formatSchedule, soonestFirst } from "../../time/class-times";
import { daysAfter, daysBetween, latest, weekdayOf, shortDays } from "../../time/india-time";

type BatchCalendarProps = { batches: readonly Queries.BatchCalendarFragment[]; caption: string };

/** Upcoming batches on a timeline, one row per course. A bar spans each batch, with a stripe for each class. */
export function BatchCalendar({ batches, caption }: BatchCalendarProps) {
  const upcoming = soonestFirst(batches);
  const [first] = upcoming;
  if (!first) return null;
  const months = monthsFrom(first.start, latest(upcoming.map(lastDay)));
  const slugs = new Set(upcoming.map(({ course }) => course.slug));
  return (
    <table data-begins={upcoming.map(begins).at(-1)} css={calendar} style={{ "--months": monthLines(months) }}>
      <caption css={srOnly}>{caption}</caption>
      <thead>
        <tr css={row}>
          <th scope="col">Course</th>
          <th scope="col" css={scale}>
            {months.slice(0, -1).map((start, index) => (
              <span key={start} style={{ flex: daysBetween(start, months[index + 1] ?? start) }}>
                {month(start).slice(0, 3)}{" "}
                {(index === 0 || start.includes("-01-01")) && <span>{start.slice(0, 4)}</span>}
              </span>
            ))}
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from(slugs, (slug) => {
          const ofCourse = upcoming.filter(({ course }) => course.slug === slug);
          const { path, title } = (ofCourse[0] ?? first).course;
          return (
            <tr key={slug} data-begins={ofCourse.map(begins).at(-1)} css={row}>
              <th scope="row">
                <a href={path} css={name}>
                  {title}
                </a>
              </th>
              <td>
                {ofCourse.map((batch) => (
                  <BatchBar key={begins(batch)} batch={batch} months={months} />
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const lastDay = (batch: Queries.BatchCalendarFragment) => batchTotals(batch, batch.course.durations).last;

/** The first day of each month from `day` to `last`, and of the month after. */
function monthsFrom(day: string, last: string): string[] {
  const [year = 0, first = 0] = day.split("-").map(Number);
  const [lastYear = 0, lastMonth = 0] = last.split("-").map(Number);
  return Array.from({ length: 12 * (lastYear - year) + lastMonth - first + 2 }, (_, index) =>
    new Date(Date.UTC(year, first - 1 + index)).toISOString().slice(0, 10),
  );
}

/** Backgrounds that draw a line at the start of each month but the first. */
function monthLines([first = "", ...others]: readonly string[]): string {
  const percent = (date: string) => (100 * daysBetween(first, date)) / daysBetween(first, others.at(-1) ?? first);
  const stroke = `linear-gradient(color-mix(in srgb, ${color.ink} 22%, transparent) 0 0)`;
  return others
    .slice(0, -1)
    .map((date) => `${stroke} ${percent(date).toFixed(1)}% 0 / 1px 100% no-repeat`)
    .join();
}

type BatchBarProps = { batch: Queries.BatchCalendarFragment; months: readonly string[] };

/** A batch's bar, with its text above the start. One unit of the drawing is a day wide and a bar high. */
function BatchBar({ batch, months }: BatchBarProps) {
  const { start, days, mode, course } = batch;
  const dayOf = (date: string) => daysBetween(months[0] ?? start, date);
  const width = dayOf(months.at(-1) ?? start);
  const ends = dayOf(daysAfter(lastDay(batch), 1));
  return (
    <a
      href={enquiryLink("enroll", course.slug, batch)}
      data-begins={begins(batch)}
      css={seat}
      style={{ "--start": `${Math.round((100 * dayOf(start)) / width)}%` }}
    >
      <span>
        <b>{startToEnd(batch, course.durations)}</b>:{" "}
        <span css={{ display: "inline-block" }}>{`${formatSchedule(batch)}, ${mode.toLowerCase()}`}</span>
      </span>
      <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true" css={bar}>
        <path d={`M${dayOf(start)} 0H${ends}V1H${dayOf(start)}z`} css={span} />
        <path d={`M${dayOf(start)} .5H${ends}`} strokeDasharray={stripes(start, days)} css={classes} />
      </svg>
    </a>
  );
}

/** The dash pattern of a week, starting with the first class: class days are dashes, other days gaps. */
function stripes(start: string, days: readonly string[]): string {
  const week = Array.from({ length: 7 }, (_, day) => shortDays[(weekdayOf(start) + day) % 7] ?? "");
  return week.map((day) => (days.includes(day) ? "1 0" : "0 1")).join(" ");
}

const calendar = style({
  ...cardFrame,
  display: "block",
  padding: `${space.s} ${space.m}`,
  color: color.ink,
  "& thead, & tbody": { display: "block" },
  "& th": { textAlign: "left" },
  "& td": { background: "var(--months)" },
  [from.tablet]: { padding: `${space.s} ${space.l}` },
  [print]: { "& a::after": { content: "none !important" } }, // the address that print styles add to links
});
const row = style({
  display: "grid",
  padding: `${space.s} 0`,
  "tbody > &": { borderTop: line.soft },
  "thead > & > th:first-of-type": srOnly,
  [from.desktop]: {
    gridTemplateColumns: "15rem minmax(0, 1fr)",
    "thead > & > th:first-of-type": style({ all: "unset" }),
  },
  [print]: { gridTemplateColumns: "12rem minmax(0, 1fr)", paddingBlock: space.xs },
});
const scale = {
  ...font.small,
  display: "flex",
  alignItems: "end",
  gridColumn: "-2", // the last
  // On phones, a year is above its month.
  [onPhones]: { "& > span": { display: "grid" }, "& span > span": { order: -1 } },
};
const name = { ...font.h3, color: color.ink };
const seat = style({
  ...font.small,
  position: "relative",
  display: "flex",
  padding: `${space.xs} 0 1.5rem`,
  color: color.ink,
  textDecoration: "none",
  "::before": { content: '""', flex: "0 9999 var(--start)" },
  "& > span": { paddingRight: space.s, background: color.card }, // hides the lines of months
  "& b": { textDecoration: "underline" },
});
const bar = style({
  position: "absolute",
  inset: "auto 0 0.25rem",
  width: "100%",
  height: "1rem",
  overflow: "visible",
});
const span = style({
  fill: color.highlight,
  stroke: "currentcolor",
  strokeWidth: 2,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  [forced.media]: { fill: "Canvas" },
});
const classes = { stroke: "currentcolor", strokeWidth: 0.45 };

export const query = graphql`
  fragment BatchCalendar on Batch {
    ...BatchTimes
    course { slug path title durations { weeks } }
  }
`;
