import { z } from "zod";
import { reference, unique } from "./fields";

export const fee = z
  .strictObject({
    course: unique(reference("courses.json", "The course, whose fee, duration and Popular badge the list shows.")),
  })
  .meta({ id: "Fee", description: "A row of the fee list on the admissions page." });
