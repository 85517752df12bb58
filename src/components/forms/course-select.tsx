import { useEffect, useRef } from "react";
import { changeUrlState } from "../../browser/url-state";
import type { ControlProps } from "./field";

type CourseSelectProps = {
  control: ControlProps;
  /** The label of the empty option. */
  none: string;
  labels: readonly string[];
  /** Returns the slug of the course with a given label. */
  slugOf: (label: string) => string | undefined;
};

/** Selects a course. Updates the URL, from which everything course-specific is derived. */
export function CourseSelect({ control, none, labels, slugOf }: CourseSelectProps) {
  const select = useRef<HTMLSelectElement>(null);

  function follow() {
    changeUrlState({ course: slugOf(select.current?.value ?? "") ?? "" });
  }

  // A choice made before hydration overrides the link.
  useEffect(() => {
    if (select.current?.value) follow();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  return (
    <select {...control} ref={select} onChange={follow}>
      <option value="">{none}</option>
      {labels.map((label) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </select>
  );
}
