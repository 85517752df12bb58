import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { endAndHours } from "../../content/course-wording";
import { calendarPath } from "../../content/output-paths";
import { day, unbroken } from "../../text/format";
import { begins, formatSchedule } from "../../time/class-times";
import { asCourseInstance } from "../../structured-data/course";
import { cardFrame, cluster, color, font, line, notPrinted, space, srOnly, style } from "../../theme/theme";
import { TrainerLink } from "../shared/people";
import { pill } from "../shared/buttons";
import { StructuredData } from "../layout/seo";

/** A course's batches on calendar leaves, with links to enrol and to add the first class to a calendar. */
export function BatchList({ batches }: { batches: readonly Queries.BatchListFragment[] }) {
  return (
    <ol css={leaves}>
      {batches.map((batch) => {
        const { course, start, mode, seats, trainer } = batch;
        const [date = "", month = "", year] = day(start).split(" ");
        const which = <span css={srOnly}>{day(start)}</span>;
        const calendar = calendarPath(course.slug, batch);
        return (
          <li key={calendar} data-begins={begins(batch)} css={leaf}>
            <StructuredData thing={asCourseInstance(batch)} />
            <p css={onLeaf}>
              <b css={font.figure}>{date}</b>
              {`${month.slice(0, 3)} ${year}`}
            </p>
            <div css={about}>
              <p>
                <b>{unbroken(formatSchedule(batch))}</b>
              </p>
              <p>{endAndHours(batch, course.durations)}</p>
              <p>
                {[mode, seats && `${seats} seats`, trainer && "with "].filter(Boolean).join(", ")}
                {trainer && <TrainerLink trainer={trainer} />}
              </p>
            </div>
            {/* Outside the box of text, because reader modes drop boxes with many links. */}
            <p css={links}>
              <a href={enquiryLink("enroll", course.slug, batch)} css={pill}>
                Enrol {which}
              </a>{" "}
              <a href={calendar}>Add to calendar {which}</a>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** A single batch fills its row. */
const leaves = {
  ...font.small,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 19rem), 1fr))",
  gap: space.m,
};
const leaf = style({ ...cardFrame, display: "grid", grid: "1fr auto / 4.25rem minmax(0, 1fr)", overflow: "hidden" });
const onLeaf = style({
  display: "grid",
  alignContent: "start",
  paddingTop: space.m,
  textAlign: "center",
  fontSize: "0.8125rem",
  borderRight: line.ink,
  background: color.highlight,
});
const about = { padding: `${space.m} ${space.m} ${space.s}` };
const links = {
  ...cluster(`0 ${space.m}`),
  gridColumn: "1 / -1",
  alignItems: "center",
  padding: `${space.s} ${space.m}`,
  borderTop: line.ink,
  fontWeight: 700,
  "& > :last-child": { paddingBlock: "0.6875rem" },
  ...notPrinted,
};

export const query = graphql`
  fragment BatchList on Batch {
    ...CourseInstance seats
    trainer { ...TrainerLink }
    course { slug }
  }
`;
