import { graphql } from "gatsby";
import { assertPresent } from "../../assert-present";
import { accent, font, from, line, pressableCard, shownFromTablet, space, stretched, style } from "../../theme/theme";
import { rupees, shortDay, unbroken } from "../../text/format";
import { NextBatch } from "../shared/next-batch";
import { ShortList } from "../shared/short-list";
import { Icon } from "../shared/icon";

const shownTopics = 3;

type HomeCourseCardProps = { card: Queries.HomeCourseCardFragment; shortFee: string };

/** A course on the home page. Phones omit students and topics. Short courses have words in place of a fee. */
export function HomeCourseCard({ card: details, shortFee }: HomeCourseCardProps) {
  const { course, shortCourse, anchor, icon, color, description, topics, duration } = details;
  const { title, level, students } = assertPresent(course ?? shortCourse, "course or shortCourse");
  // A course without a page is listed among the short courses.
  const to = course?.path ?? `/courses#${anchor}`;
  return (
    <li css={card} style={{ "--accent": accent[color] }}>
      <div css={head}>
        <Icon name={icon} size={40} />
        <div>
          <h3>
            <a href={to} css={stretched}>
              {title}
            </a>
          </h3>
          <p css={font.quiet}>
            {level}
            {course && <NextBatch batches={course.batches}>{(batch) => `, starts\u00a0${dayOf(batch)}`}</NextBatch>}
          </p>
          {students && <p css={[font.quiet, shownFromTablet]}>{students} students</p>}
        </div>
      </div>
      <p css={text}>{description}</p>
      <div css={shownFromTablet}>
        <ShortList look="chips" items={topics} limit={shownTopics} label="Topics" />
      </div>
      <p css={facts}>
        <span>{duration ?? course?.durations.list}</span> {course ? <b>{rupees(course.totalFee)}</b> : shortFee}
      </p>
    </li>
  );
}

const dayOf = ({ start }: { start: string }) => unbroken(shortDay(start));

const card = style({
  ...pressableCard,
  display: "grid",
  gap: space.xs,
  padding: `${space.s} ${space.m}`,
  borderLeft: "10px solid var(--accent)",
  [from.tablet]: {
    gridRow: "span 4",
    gridTemplateRows: ["auto 1fr auto auto", "subgrid"], // aligned with its neighbours
    gap: space.m,
    padding: "1.25rem 1.25rem 1rem",
    borderLeft: line.ink,
    borderTop: "12px solid var(--accent)",
  },
});
const head = { display: "grid", gap: "0.625rem", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center" };
const text = { fontSize: "0.875rem", lineHeight: 1.4, [from.tablet]: font.small };
const facts = style({
  display: "flex",
  justifyContent: "space-between",
  fontSize: "0.9375rem",
  [from.tablet]: { paddingTop: "0.75rem", borderTop: line.soft },
});

export const query = graphql`
  fragment HomeCourseCard on HomeCourse {
    id
    course { title students level path totalFee durations { list } batches { ...BatchStart } }
    shortCourse { title students level }
    anchor
    icon color description topics duration
  }
`;
