/** Companies that employ alumni. */
import { z } from "zod";
import { text, unique } from "./fields";

export const employer = z
  .strictObject({
    name: unique(text("The company.", 40)),
    field: text("What it does.", 60),
  })
  .meta({ id: "Employer", description: "A company that employs alumni." });
