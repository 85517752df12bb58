import type { RefObject } from "react";
import { levelNames } from "../../content/names";
import { orderNames, orders, type Asked } from "../../course-list";
import { changeQuery } from "../../query";
import { from, scriptOnly, space } from "../../theme";
import { choice, choices } from "../basics/choice";
import { Field } from "../forms/field";
import { QueryForm } from "./query-form";

type CourseFilterProps = {
  asked: Asked;
  /** Is given the first of the levels, which stands for all of them. */
  first: RefObject<HTMLInputElement>;
};

/** Whom the courses suit, and in which order they stand. */
export function CourseFilter({ asked: { level, sort }, first }: CourseFilterProps) {
  return (
    <QueryForm label="Filter and sort" action="/courses#list" css={row}>
      <fieldset css={choices}>
        <legend>Level</legend>
        {["", ...levelNames].map((name) => (
          <label key={name} css={choice}>
            <input
              ref={name ? undefined : first}
              type="radio"
              name="level"
              value={name}
              checked={name === (level ?? "")}
              onChange={() => changeQuery({ level: name })}
            />
            {name || "All"}
          </label>
        ))}
      </fieldset>
      <Field label="Sort by">
        {({ id }) => (
          <select id={id} name="sort" value={sort ?? ""} onChange={({ target }) => changeQuery({ sort: target.value })}>
            <option value="">As listed</option>
            {orderNames.map((name) => (
              <option key={name} value={name}>
                {orders[name].label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </QueryForm>
  );
}

const row = {
  display: "grid",
  gap: space.m,
  [from.tablet]: { display: "flex", flexWrap: "wrap" as const, alignItems: "end", justifyContent: "space-between" },
  ...scriptOnly,
};
