/** Companies that employ alumni. */
import { object } from "./shapes";
import { text, unique } from "./fields";

export const employer = object("Employer", "A company that employs alumni.", {
  name: unique(text("The company.", 40)),
  field: text("What it does.", 60),
});
