import { Island } from "../../islands/island";
import { asItemList } from "../../structured-data/course";
import { columns, print, style } from "../../theme/theme";
import { begins, classTimes } from "../../time/class-times";
import { CourseCard } from "./course-card";
import { StructuredData } from "../layout/seo";
import { ids } from "./show-courses";

type CourseListProps = { courses: readonly Queries.CourseCardFragment[]; copy: Queries.CourseFilterFragment };

/** Course cards, which script can filter, sort and compare. */
export function CourseList({ courses, copy }: CourseListProps) {
  return (
    <>
      <StructuredData thing={asItemList(courses)} />
      <Island
        name="CourseFilter"
        query="level fee classes sort compare"
        props={{
          copy,
          courses: courses.map(({ slug, title, level, price, duration, batches }) => ({
            slug,
            title,
            level,
            price,
            duration,
            batches: batches.map((batch) => ({
              begins: begins(batch),
              classes: [classTimes(batch), batch.mode.toLowerCase()],
            })),
          })),
        }}
      >
        <ul id={ids.list} css={list}>
          {courses.map((course) => (
            <CourseCard key={course.path} course={course} />
          ))}
        </ul>
      </Island>
    </>
  );
}

const list = style({ overflowAnchor: "none", ...columns(2, 2, 1), [print]: { display: "block" } });
