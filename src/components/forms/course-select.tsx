import { useEffect, useRef } from "react";
import { changeUrlState } from "../../browser/url-state";
import type { ControlProps } from "./field";

type CourseSelectProps = {
  control: ControlProps;
  /** The label of the option that chooses no course. */
  none: string;
  labels: readonly string[];
  /** Returns the slug of the course that a label chooses. */
  slugOf: (label: string) => string | undefined;
};

/** The choice of a course. The URL follows it, and with it everything that names the course. */
export function CourseSelect({ control, none, labels, slugOf }: CourseSelectProps) {
  const select = useRef<HTMLSelectElement>(null);

  function follow() {
    changeUrlState({ course: slugOf(select.current?.value ?? "") ?? "" });
  }

  // What was chosen before hydration is newer than the link.
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
