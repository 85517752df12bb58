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

/** Course cards, filtered and sorted by the URL; without script, all as listed. */
export function CourseList({ courses, copy }: CourseListProps) {
  const listState = parseListState(useUrlState());
  const shown = filterAndSort(courses, listState);
  const firstOption = useRef<HTMLInputElement>(null);
  const clear = <ClearFilter focusTarget={firstOption} />;
  return (
    <>
      <StructuredData thing={asItemList(courses)} />
      <Widget name="filter" fallback={null}>
        <CourseFilter listState={listState} firstOption={firstOption} />
      </Widget>
      <FilterResult shown={shown.length} total={courses.length} sort={listState.sort} compareLabel={copy.compare}>
        {(listState.level ?? listState.sort) && shown.length > 0 && clear}
      </FilterResult>
      {shown.length > 0 ? (
        <ul css={list}>
          {shown.map((course) => (
            <CourseCard key={course.path} course={course} />
          ))}
        </ul>
      ) : (
        <div css={noMatches}>
          <p css={text.h3}>{copy.nothing}</p>
          {clear}
        </div>
      )}
    </>
  );
}

const list = { ...plainList, ...columns(2, 2, 1), [print]: { display: "block" } };
const noMatches = {
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
