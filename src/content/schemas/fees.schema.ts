import { object } from "./shapes";
import { reference, unique } from "./fields";

export const fee = object("Fee", "A row of the fee list on the admissions page.", {
  course: unique(reference("courses.json", "The course, whose fee, duration and Popular badge the list shows.")),
});
