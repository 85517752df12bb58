import type { RefObject } from "react";
import { levelNames } from "../../content/schemas/choices";
import { sortOrderNames, sortOrders, type ListState } from "./course-order";
import { changeUrlState } from "../../browser/url-state";
import { from, scriptOnly, space } from "../../theme/theme";
import { choice, choices } from "../basics/choice-style";
import { Field } from "../forms/field";
import { UrlStateForm } from "./url-state-form";

type CourseFilterProps = {
  listState: ListState;
  /** Receives the first level option, All. */
  firstOption: RefObject<HTMLInputElement>;
};

/** Filters the courses by level and sorts them. */
export function CourseFilter({ listState: { level, sort }, firstOption }: CourseFilterProps) {
  return (
    <UrlStateForm label="Filter and sort" action="/courses#list" css={row}>
      <fieldset css={choices}>
        <legend>Level</legend>
        {["", ...levelNames].map((name) => (
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
  [from.tablet]: { display: "flex", flexWrap: "wrap" as const, alignItems: "end", justifyContent: "space-between" },
  ...scriptOnly,
};
