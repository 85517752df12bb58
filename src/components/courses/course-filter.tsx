import { useEffect, type ReactNode } from "react";
import { filterAndSort, listOptions, maxCompared, parseCompared, parseListState, sortOrders } from "./list-state";
import type { ListedCourse } from "./list-state";
import { plainPress } from "../../browser/plain-press";
import { useUrlState } from "../../browser/url-state";
import { formatList } from "../../text/format";
import { useNow } from "../../browser/use-now";
import {
  cardFrame,
  cluster,
  color,
  font,
  srOnly,
  narrowWithScript,
  notPrinted,
  scriptOnly,
  space,
  stickyInset,
  style,
} from "../../theme/theme";
import { clearFilter, FilterForm } from "./filter-form";
import { ButtonLink } from "../shared/buttons";
import { limitTicks, showCards, showColumns } from "./show-courses";

type CourseFilterProps = {
  courses: readonly (ListedCourse & { slug: string; title: string })[];
  copy: { nothing: string; compare: string };
  /** The list; its items have checkboxes for the comparison. */
  children?: ReactNode;
};

export function CourseFilter({ courses, copy, children }: CourseFilterProps) {
  const urlState = useUrlState();
  const now = useNow();
  const options = listOptions(courses);
  const listState = parseListState(urlState, options);
  const { level, fee, classes, sort } = listState;
  const shown = filterAndSort(courses, listState, now);
  const ticked = parseCompared(urlState, courses);
  const compare = ticked.map(({ slug }) => slug).join();

  // Runs after every render: the component re-renders when the URL changes, and every minute.
  useEffect(() => {
    showCards(shown, classes.length > 0);
    limitTicks(compare.split(","));
    // A ticked course without a matching batch keeps all of its batches.
    const listed = (course: (typeof courses)[number]) => shown.find(({ slug }) => slug === course.slug) ?? course;
    const columns = courses.map((course) => (ticked.length < 2 || ticked.includes(course)) && listed(course));
    showColumns(columns, classes.length > 0);
  });

  return (
    <>
      <FilterForm
        options={options}
        values={{ level: level ?? "", classes: classes.join(), fee: String(fee ?? ""), sort: sort ?? "", compare }}
      />
      <div css={result}>
        <p role="status" css={count}>
          {`Showing ${shown.length} of ${courses.length} courses`}
          {sort && <span css={srOnly}>, {sortOrders[sort].label.toLowerCase()}</span>}
        </p>
        {(level ?? fee ?? classes[0] ?? sort) && (
          <a href="/courses#list" {...plainPress(clearFilter)} css={clearLink}>
            Clear
          </a>
        )}
        <a href="#compare" css={[clearLink, toComparison]}>
          {copy.compare}
        </a>
      </div>
      {shown.length === 0 && <p css={noMatches}>{copy.nothing}</p>}
      {children}
      <CompareBar titles={ticked.map(({ title }) => title)} />
    </>
  );
}

/** Asks for a second course once one is ticked, then links to the comparison. Sticks while the list is in view. */
function CompareBar({ titles }: { titles: readonly string[] }) {
  const names = formatList(titles);
  const isShown = titles.length > 0;
  return (
    <div css={isShown ? bar : scriptOnly}>
      <p role="status" css={isShown ? status : srOnly}>
        {titles.length === 1 ? `${names} is ticked: tick one more to compare.` : names}
        {titles.length === maxCompared && <span css={most}> (three at a time)</span>}
      </p>
      {titles.length > 1 && <ButtonLink to="#compare">{`Compare ${titles.length}`}</ButtonLink>}
    </div>
  );
}

const result = { ...cluster(`${space.xs} ${space.m}`), alignItems: "baseline", marginBlock: space.m, ...notPrinted };
const count = style({ position: "relative", fontVariantNumeric: "tabular-nums", ...scriptOnly });
const clearLink = { fontWeight: 700 };
/** With script, narrow screens hide the table of all courses, so there is nothing to link to. */
const toComparison = { marginLeft: "auto", fontWeight: 400, [narrowWithScript]: { display: "none" } };
const noMatches = { ...cardFrame, ...font.h3, padding: space.l };
const bar = style({
  ...cardFrame,
  position: "sticky",
  bottom: stickyInset,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: space.m,
  marginTop: space.l,
  padding: `${space.s} ${space.m} 0.75rem`,
  ...notPrinted,
});
const status = { ...font.small, flex: 1, fontWeight: 600, lineHeight: 1.3 };
const most = { color: color.inkSoft, fontWeight: 400 };
