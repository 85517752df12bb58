import { graphql } from "gatsby";
import { useRef } from "react";
import { filterAndSort, parseListState } from "./course-order";
import { useUrlState } from "../../browser/url-state";
import { asItemList } from "../../structured-data/course";
import { cardFrame, columns, plainList, print, space, text } from "../../theme/theme";
import { Widget } from "../basics/widget";
import { ClearFilter } from "./clear-filter";
import { CourseCard } from "./course-card";
import { CourseFilter } from "./course-filter";
import { FilterResult } from "./filter-result";
import { StructuredData } from "../layout/seo";

type CourseListProps = { courses: readonly Queries.CourseCardFragment[]; copy: Queries.CourseListFragment };

/** The courses as cards, with a filter and an order that the address states; without script, all as listed. */
export function CourseList({ courses, copy }: CourseListProps) {
  const asked = parseListState(useUrlState());
  const shown = filterAndSort(courses, asked);
  const first = useRef<HTMLInputElement>(null);
  const clear = <ClearFilter focusTarget={first} />;
  return (
    <>
      <StructuredData thing={asItemList(courses)} />
      <Widget name="filter" fallback={null}>
        <CourseFilter listState={asked} firstOption={first} />
      </Widget>
      <FilterResult shown={shown.length} total={courses.length} asked={asked} compareLabel={copy.compare}>
        {(asked.level ?? asked.sort) && shown.length > 0 && clear}
      </FilterResult>
      {shown.length > 0 ? (
        <ul css={list}>
          {shown.map((course) => (
            <CourseCard key={course.path} course={course} />
          ))}
        </ul>
      ) : (
        <div css={nothing}>
          <p css={text.h3}>{copy.nothing}</p>
          {clear}
        </div>
      )}
    </>
  );
}

const list = { ...plainList, ...columns(2, 2, 1), [print]: { display: "block" } };
const nothing = {
  ...cardFrame,
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  padding: space.l,
};

export const query = graphql`
  fragment CourseList on CoursePagesChoosing {
    nothing
    compare
  }
`;
