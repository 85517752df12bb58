import type { RefObject } from "react";
import { sortOrderNames, sortOrders, type ListOptions, type ListState } from "./course-order";
import { changeUrlState } from "../../browser/url-state";
import { from, noScript, notPrinted, space } from "../../theme/theme";
import { choice, choices } from "../basics/choice-style";
import { Field } from "../forms/field";
import { FeeSelect } from "./fee-select";
import { UrlStateForm } from "./url-state-form";

type CourseFilterProps = {
  options: ListOptions;
  listState: ListState;
  /** Receives the first level option, All. */
  firstOption: RefObject<HTMLInputElement>;
};

/** Filters the courses by level and fee, and sorts them. */
export function CourseFilter({ options, listState: { level, fee, sort }, firstOption }: CourseFilterProps) {
  return (
    <UrlStateForm label="Filter and sort" action="/courses#list" css={row}>
      <fieldset css={choices}>
        <legend>Level</legend>
        {["", ...options.levels].map((name) => (
          <label key={name} css={choice}>
            <input
              ref={name ? undefined : firstOption}
              type="radio"
              name="level"
              value={name}
              checked={name === (level ?? "")}
              onChange={() => changeUrlState({ level: name })}
            />
            {name || "All"}
          </label>
        ))}
      </fieldset>
      <FeeSelect label="Fee up to" name="fee" any="Any" fees={options.fees} chosen={fee} />
      <Field label="Sort by">
        {({ id }) => (
          <select
            id={id}
            name="sort"
            value={sort ?? ""}
            onChange={({ target }) => changeUrlState({ sort: target.value })}
          >
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
  );
}

const row = {
  display: "grid",
  gap: space.m,
  gridTemplateColumns: "2fr 3fr",
  "& > fieldset": { gridColumn: "1 / -1" },
  // Styles can hide cards, but not order them for screen readers.
  [noScript]: { "& > :last-child": { display: "none" } },
  [from.tablet]: { display: "flex", flexWrap: "wrap" as const, alignItems: "end", "& > fieldset": { flex: 1 } },
  ...notPrinted,
};
