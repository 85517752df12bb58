/** The fee list of the admissions page. */
import { z } from "zod";
import { duration, reference, rupees, unique, yesNo } from "./fields";

export const fee = z
  .strictObject({
    course: unique(reference("courses.json", "The course.")),
    duration: duration("Its duration, which must be that of courses.json, such as 2 months."),
    fee: rupees.meta({ description: "Its fee, which must be the price in courses.json: 15000" }),
    popular: yesNo("Whether it is marked as popular."),
  })
  .meta({ id: "Fee", description: "A row of the fee list on the admissions page." });
