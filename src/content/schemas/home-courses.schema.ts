/** The course cards of the home page. */
import { z } from "zod";
import { accent, icon, level, link, text, unique } from "./fields";

export const homeCourse = z
  .strictObject({
    title: unique(text("The course's name.", 40)),
    icon,
    color: accent,
    description: text("The course in one sentence.", 160),
    topics: z.array(text("A topic.", 30)).min(3).max(10).meta({ description: "The card shows the first three." }),
    weeks: z.int().min(1).max(60).meta({
      description: "Weeks, as the home page states them.",
      mend: "a number of weeks without quotes, such as 8",
    }),
    students: text("Claimed number of students, such as 500+", 10),
    level,
    link,
  })
  .meta({ id: "HomeCourse", description: "A course card of the home page." });
