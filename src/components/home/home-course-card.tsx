import { Link, graphql } from "gatsby";
import { accent, cardFrame, color, line, pressable, space, stretched, text } from "../../theme/theme";
import { Chips } from "../basics/chips";
import { Icon } from "../basics/icon";

type HomeCourseCardProps = { course: Queries.HomeCourseCardFragment };

const shownTopics = 3;

/** A course on the home page, which states durations and student counts of its own. */
export function HomeCourseCard({ course }: HomeCourseCardProps) {
  return (
    <li css={card} style={{ "--accent": accent[course.color] }}>
      <div css={head}>
        <Icon name={course.icon} size={48} />
        <div>
          <h3 css={text.h3}>
            <Link to={course.link} css={stretched}>
              {course.title}
            </Link>
          </h3>
          <p css={level}>{course.level}</p>
        </div>
      </div>
      <p css={text.small}>{course.description}</p>
      <Chips items={course.topics} limit={shownTopics} label="Topics" />
      <p css={facts}>
        <b>{course.weeks} weeks</b>
        <span>{course.students} students</span>
      </p>
    </li>
  );
}

const card = {
  position: "relative" as const,
  display: "grid",
  gridTemplateRows: "auto 1fr auto auto",
  gap: space.m,
  padding: `1.25rem 1.25rem 1rem`,
  ...cardFrame,
  borderTop: "12px solid var(--accent)",
  ...pressable,
};
const head = { display: "grid", gridTemplateColumns: "3rem 1fr", alignItems: "center", gap: "0.875rem" };
const level = { ...text.small, color: color.inkSoft };
const facts = {
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  paddingTop: "0.75rem",
  borderTop: line.soft,
  fontSize: "0.9375rem",
};

export const query = graphql`
  fragment HomeCourseCard on HomeCourse {
    title
    icon
    color
    description
    topics
    weeks
    students
    level
    link
  }
`;
