import { useEffect, type ReactNode } from "react";
import { filterAndSort, listOptions, parseListState, sortOrderNames, sortOrders } from "./course-order";
import { plainPress } from "../../browser/plain-press";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { rupees } from "../../text/format";
import { cardFrame, color, from, hidden, line, notPrinted, scriptOnly, space, text } from "../../theme/theme";
import { choice, choices } from "../basics/choice-style";
import { Field } from "../forms/field";
import { FeeSelect } from "./fee-select";
import { UrlStateForm } from "./url-state-form";

type CourseFilterProps = {
  courses: readonly { slug: string; title: string; path: string; level: string; price: number; duration: string }[];
  /** The id of the list, whose items have the slug of a course in `data-course`. */
  listId: string;
  /** Where no course matches. */
  nothing: string;
  /** More links beside the result. */
  children?: ReactNode;
};

/** Filters the list of courses by level and fee, and sorts it. */
export function CourseFilter({ courses, listId, nothing, children }: CourseFilterProps) {
  const options = listOptions(courses);
  const listState = parseListState(useUrlState(), options);
  const { level, fee, sort } = listState;
  const shown = filterAndSort(courses, listState);
  const [nearest] = shown.length > 0 ? [] : filterAndSort(courses, { level, fee: undefined, sort: "fee" });
  const order = shown.map(({ slug }) => slug).join();

  useEffect(() => {
    const list = document.getElementById(listId);
    const slugs = order.split(",");
    const items = Array.from((list?.children ?? []) as Iterable<HTMLElement>);
    const place = ({ dataset }: HTMLElement) => slugs.indexOf(dataset.course ?? "");
    for (const item of items) item.hidden = place(item) < 0;
    const matching = items.filter((item) => !item.hidden);
    const sorted = matching.toSorted((one, other) => place(one) - place(other));
    if (!list || sorted.every((item, index) => item === matching[index])) return;
    const { activeElement: focused } = document;
    list.append(...sorted);
    if (list.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true }); // lost with its place
  }, [listId, order]);

  /** The link disappears: the focus goes to the first field. */
  function clear() {
    changeUrlState({ level: "", fee: "", sort: "" });
    document.querySelector<HTMLInputElement>("[name=level]")?.focus();
  }

  return (
    <>
      <UrlStateForm
        label="Filter and sort"
        action="/courses#list"
        values={{ level: level ?? "", fee: String(fee ?? ""), sort: sort ?? "" }}
        css={row}
      >
        <fieldset css={choices}>
          <legend>Level</legend>
          {["", ...options.levels].map((name) => (
            <label key={name} css={choice}>
              <input type="radio" name="level" value={name} defaultChecked={!name} />
              {name || "All"}
            </label>
          ))}
        </fieldset>
        <FeeSelect label="Fee up to" name="fee" any="Any" fees={options.fees} />
        <Field label="Sort by">
          {({ id }) => (
            <select id={id} name="sort">
              <option value="">As listed</option>
              {sortOrderNames.map((name) => (
                <option key={name} value={name}>
                  {sortOrders[name].label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </UrlStateForm>
      <div css={result}>
        <p role="status" css={count}>
          {`Showing ${shown.length} of ${courses.length} courses`}
          {sort && <span css={hidden}>, {sortOrders[sort].label.toLowerCase()}</span>}
        </p>
        {(level ?? fee ?? sort) && (
          <a href="/courses#list" {...plainPress(clear)} css={clearLink}>
            Clear
          </a>
        )}
        {children}
      </div>
      {nearest && (
        <p css={noMatches}>
          {nothing}{" "}
          <a href={nearest.path}>
            {nearest.title}, {rupees(nearest.price)}
          </a>
        </p>
      )}
    </>
  );
}

const row = {
  display: "grid",
  gap: space.m,
  gridTemplateColumns: "2fr 3fr",
  "& > fieldset": { gridColumn: "1 / -1" },
  [from.tablet]: { display: "flex", flexWrap: "wrap" as const, alignItems: "end", "& > fieldset": { flex: 1 } },
  ...scriptOnly,
};
const result = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "baseline",
  gap: `${space.xs} ${space.m}`,
  marginBlock: space.m,
  paddingTop: space.s,
  borderTop: line.soft,
  ...notPrinted,
};
const count = { position: "relative" as const, fontVariantNumeric: "tabular-nums", ...scriptOnly };
const clearLink = { display: "inline-block", paddingBlock: "0.25rem", color: color.action, fontWeight: 700 };
const noMatches = { ...cardFrame, ...text.h3, padding: space.l };
