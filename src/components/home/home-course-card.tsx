import { graphql } from "gatsby";
import { headingId } from "../../text/heading-id";
import { accent, cardFrame, color, from, line, pressable, space, stretched, text } from "../../theme/theme";
import { Chips } from "../basics/chips";
import { Icon } from "../basics/icon";

type HomeCourseCardProps = { course: Queries.HomeCourseCardFragment };

const shownTopics = 3;

/** A course on the home page, with its own duration and number of students. A row of the essentials on phones. */
export function HomeCourseCard({ course }: HomeCourseCardProps) {
  // A course without a page has a place among the short courses.
  const to = course.course?.path ?? `/courses#${headingId(course.title)}`;
  return (
    <li css={card} style={{ "--accent": accent[course.color] }}>
      <div css={head}>
        <Icon name={course.icon} size={40} fromFile />
        <div>
          <h3 css={text.h3}>
            <a href={to} css={stretched}>
              {course.title}
            </a>
          </h3>
          <p css={level}>{course.level}</p>
        </div>
      </div>
      <p css={more}>{course.description}</p>
      <div css={more}>
        <Chips items={course.topics} limit={shownTopics} label="Topics" />
      </div>
      <p css={facts}>
        <b>{course.duration}</b>
        <span css={more}>{`${course.students} students`}</span>
      </p>
    </li>
  );
}

const card = {
  position: "relative" as const,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  ...cardFrame,
  borderLeft: "10px solid var(--accent)",
  ...pressable,
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr auto auto",
    gap: space.m,
    padding: "1.25rem 1.25rem 1rem",
    borderLeft: line.ink,
    borderTop: "12px solid var(--accent)",
  },
};
const more = { ...text.small, display: "none", [from.tablet]: { display: "block" } };
const head = { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", gap: "0.625rem" };
const level = { ...text.small, color: color.inkSoft };
const facts = {
  maxWidth: "5.5rem", // leaves room for the level on a phone
  fontSize: "0.9375rem",
  [from.tablet]: {
    display: "flex",
    maxWidth: "none",
    flexWrap: "wrap" as const,
    justifyContent: "space-between",
    columnGap: space.s,
    paddingTop: "0.75rem",
    borderTop: line.soft,
  },
};

export const query = graphql`
  fragment HomeCourseCard on HomeCourse {
    title
    icon
    color
    description
    topics
    duration
    students
    level
    course {
      path
    }
  }
`;
