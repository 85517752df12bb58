import { enquiry } from "../../contact-links";
import { ButtonLink } from "../basics/button-link";

type CourseActionsProps = {
  /** The course's slug. */
  of: string;
  /** The first button's look: on a dark ground it needs the highlight. */
  kind?: "main" | "highlight";
};

/** What a visitor can do next about a course. */
export function CourseActions({ of, kind = "main" }: CourseActionsProps) {
  return (
    <>
      <ButtonLink to={enquiry("enroll", of)} kind={kind}>
        Enroll Now
      </ButtonLink>
      <ButtonLink to={enquiry("demo", of)} kind="plain">
        Book a demo class
      </ButtonLink>
    </>
  );
}
