/** The fee list of the admissions page. */
import { z } from "zod";
import { reference, unique, yesNo } from "./fields";

export const fee = z
  .strictObject({
    course: unique(reference("courses.json", "The course, whose fee and duration the list shows.")),
    popular: yesNo("Whether the list marks it as popular."),
  })
  .meta({ id: "Fee", description: "A row of the fee list on the admissions page." });
