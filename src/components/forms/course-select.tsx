import { useEffect, useRef, type ComponentProps } from "react";
import { changeUrlState } from "../../browser/url-state";
import type { KnownCourse } from "./intent";

type CourseSelectProps = ComponentProps<"select"> & {
  copy: Pick<Queries.EnquiryFormFragment, "choose" | "courses">;
  courses: readonly KnownCourse[];
};

/** The course of a choice of the select. */
export function chosenCourse(
  label: string | undefined,
  { copy, courses }: Pick<CourseSelectProps, "copy" | "courses">,
) {
  const link = copy.courses.find((choice) => choice.label === label)?.link;
  return courses.find(({ path }) => path === link);
}

/** The choice of a course. Where a link has named an intent, the URL follows it, and with it all that names the course. */
export function CourseSelect({ copy, courses, ...props }: CourseSelectProps) {
  const select = useRef<HTMLSelectElement>(null);

  function follow() {
    const hasIntent = new URLSearchParams(window.location.search).has("intent");
    if (hasIntent) changeUrlState({ course: chosenCourse(select.current?.value, { copy, courses })?.slug ?? "" });
  }

  // What was chosen before hydration is newer than the link.
  useEffect(() => {
    if (select.current?.value) follow();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  return (
    <select {...props} ref={select} onChange={follow}>
      <option value="">{copy.choose}</option>
      {copy.courses.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </select>
  );
}
