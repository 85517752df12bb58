import { graphql } from "gatsby";
import { Island } from "../../islands/island";
import { asItemList } from "../../structured-data/course";
import { color, columns, from, plainList, print } from "../../theme/theme";
import { CourseCard } from "./course-card";
import { StructuredData } from "../layout/seo";

type CourseListProps = { courses: readonly Queries.CourseCardFragment[]; copy: Queries.CourseListFragment };

const listId = "course-cards";

/** Course cards, which script filters and sorts. */
export function CourseList({ courses, copy }: CourseListProps) {
  return (
    <>
      <StructuredData thing={asItemList(courses)} />
      <Island
        name="CourseFilter"
        query="level fee sort"
        props={{
          listId,
          nothing: copy.nothing,
          courses: courses.map(({ slug, title, path, level, price, duration }) => ({
            slug,
            title,
            path,
            level,
            price,
            duration,
          })),
        }}
      >
        <a href="#compare" css={toComparison}>
          {copy.compare}
        </a>
      </Island>
      <ul id={listId} css={list}>
        {courses.map((course) => (
          <CourseCard key={course.path} course={course} />
        ))}
      </ul>
    </>
  );
}

const toComparison = {
  display: "inline-block",
  paddingBlock: "0.25rem",
  color: color.action,
  [from.tablet]: { marginLeft: "auto" },
};
const list = {
  overflowAnchor: "none" as const,
  ...plainList,
  ...columns(2, 2, 1),
  "& > [hidden]": { display: "none" },
  [print]: { display: "block" },
};

export const query = graphql`
  fragment CourseList on CoursePagesChoosing {
    nothing
    compare
  }
`;
