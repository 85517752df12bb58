import { z } from "zod";
import { countText, picture, text, unique, webAddress } from "./fields";

export const video = z
  .strictObject({
    title: unique(text("The title.", 80)),
    duration: z
      .string()
      .regex(/^\d{1,2}:[0-5]\d$/)
      .meta({ description: "Minutes and seconds.", fix: "minutes and seconds such as 3:45" }),
    views: countText("Views"),
    description: text("One or two sentences.", 300),
    poster: picture,
    url: webAddress("Where it plays, if it does.").optional(),
  })
  .meta({ id: "Video", description: "A video." });
