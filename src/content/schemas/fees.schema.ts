/** The fee list of the admissions page. */
import { z } from "zod";
import { rupees, text, unique, yesNo } from "./fields";

export const fee = z
  .strictObject({
    course: unique(text("The course.", 40)),
    duration: text("Duration as the fee list states it, such as 2 months.", 20),
    fee: rupees,
    popular: yesNo("Whether it is marked as popular."),
  })
  .meta({ id: "Fee", description: "A row of the fee list on the admissions page." });
