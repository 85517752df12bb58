import { graphql, Link } from "gatsby";
import { useRef } from "react";
import { choicesWithoutScript } from "./choices-without-script";
import { filterAndSort, listOptions, parseListState, type ListState } from "./course-order";
import { rupees } from "../../text/format";
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

/** Course cards, filtered and sorted by the URL; without script, filtered by styles and as listed. */
export function CourseList({ courses, copy }: CourseListProps) {
  const options = listOptions(courses);
  const listState = parseListState(useUrlState(), options);
  const shown = filterAndSort(courses, listState);
  const firstOption = useRef<HTMLInputElement>(null);
  const clear = <ClearFilter focusTarget={firstOption} />;
  const nothing = (level: ListState["level"]) => {
    // Every level has a course, so that only the fee can leave none.
    const [nearest] = filterAndSort(courses, { level, fee: undefined, sort: "fee" });
    return (
      <p css={text.h3}>
        {copy.nothing}{" "}
        {nearest && (
          <Link to={nearest.path}>
            {nearest.title}, {rupees(nearest.price)}
          </Link>
        )}
      </p>
    );
  };
  return (
    <div css={choicesWithoutScript(courses, options)}>
      <StructuredData thing={asItemList(courses)} />
      <Widget name="filter" fallback={null}>
        <CourseFilter options={options} listState={listState} firstOption={firstOption} />
      </Widget>
      <FilterResult shown={shown.length} total={courses.length} sort={listState.sort} compareLabel={copy.compare}>
        {(listState.level ?? listState.fee ?? listState.sort) && shown.length > 0 && clear}
      </FilterResult>
      {shown.length > 0 ? (
        <ul css={list}>
          {shown.map((course) => (
            <CourseCard key={course.path} course={course} />
          ))}
        </ul>
      ) : (
        <div css={noMatches}>
          {nothing(listState.level)}
          {clear}
        </div>
      )}
      {options.levels.map((level) => (
        <div key={level} data-nearest={level}>
          {nothing(level)}
        </div>
      ))}
    </div>
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
