import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { untilLast } from "../../content/course-words";
import { calendarPath } from "../../content/output-paths";
import { day } from "../../text/format";
import { begins, classHours } from "../../time/class-times";
import { weekdayOf } from "../../time/india-time";
import { shortDays } from "../../time/opening-hours";
import { asCourseInstance } from "../../structured-data/course";
import { cardFrame, cluster, color, hidden, line, notPrinted, space, style, text } from "../../theme/theme";
import { TrainerLink } from "../shared/trainer-link";
import { pill } from "../shared/button-style";
import { StructuredData } from "../layout/seo";

type BatchListProps = {
  batches: readonly Queries.BatchListFragment[];
  /**
   * Whether the batches are grouped under a month's heading. Otherwise each has its own calendar leaf, as on a course's
   * page.
   */
  inMonth?: boolean;
};

/** Batches: first class, times, trainer, and links to enrol and to add the first class to a calendar. */
export function BatchList({ batches, inMonth = false }: BatchListProps) {
  return (
    <ol css={inMonth ? list : leaves}>
      {batches.map((batch) => {
        const { course, start, mode, seats, trainer } = batch;
        const [date = "", month = "", year] = day(start).split(" ");
        const which = <span css={hidden}>{inMonth ? `${course.title} ${date} ${month}` : day(start)}</span>;
        const calendar = calendarPath(course.slug, batch);
        return (
          <li
            key={calendar}
            data-begins={begins(batch)}

            css={inMonth ? row : leaf}
          >
            {!inMonth && <StructuredData thing={asCourseInstance(batch)} />}
            <p css={inMonth ? inColumn : onLeaf}>
              <b css={text.figure}>{date}</b>
              {inMonth ? shortDays[weekdayOf(start)] : `${month.slice(0, 3)} ${year}`}
            </p>
            <div css={about}>
              {inMonth && (
                <a href={course.path} css={name}>
                  {course.title}
                </a>
              )}
              <p>
                <b>{classHours(batch)}</b>
              </p>
              <p>{untilLast(batch, course.durations)}</p>
              <p>
                {[mode, seats && `${seats} seats`, trainer && "with "].filter(Boolean).join(", ")}
                {trainer && <TrainerLink trainer={trainer} />}
              </p>
            </div>
            {/* Apart, because reader modes drop a box with many links. */}
            <p css={links}>
              <a href={enquiryLink("enroll", course.slug, batch)} css={pill}>
                Take a seat {which}
              </a>{" "}
              <a href={calendar}>Add to calendar {which}</a>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const list = {
  ...text.small,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
};
/** A single batch fills its row. */
const leaves = { ...list, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 19rem), 1fr))", gap: space.m };
const columns = { display: "grid", grid: "1fr auto / 4.25rem minmax(0, 1fr)" };
const row = { ...columns, marginTop: "-1px", borderTop: line.soft };
const leaf = { ...cardFrame, ...columns, overflow: "hidden" };
const inColumn = style({
  gridRow: "1 / span 2",
  display: "grid",
  alignContent: "start",
  paddingTop: space.m,
  textAlign: "center",
});
const onLeaf = { ...inColumn, fontSize: "0.8125rem", borderRight: line.ink, background: color.highlight };
const about = { padding: `${space.m} ${space.m} ${space.s}` };
const name = { ...text.h3, display: "inline-block", minWidth: "1.5rem" };
const links = {
  ...cluster(`0 ${space.s}`),
  alignItems: "center",
  padding: `0 ${space.m} ${space.m}`,
  fontWeight: 700,
  "& > :last-child": { paddingBlock: "0.6875rem" },
  ...notPrinted,
};

export const query = graphql`
  fragment BatchList on Batch {
    ...BatchTimes seats
    trainer { ...TrainerLink }
    course { slug title path durations { weeks classes } }
  }
`;
