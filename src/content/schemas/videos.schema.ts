import { object, pattern } from "./shapes";
import { text, unique, webAddress } from "./fields";
import { picture } from "./pictures";
import { countText } from "./quantities";

export const video = object("Video", "A video.", {
  title: unique(text("The title.", 80)),
  duration: pattern(/^\d{1,2}:[0-5]\d$/, {
    description: "Minutes and seconds.",
    fix: "minutes and seconds such as 3:45",
  }),
  views: countText("Views"),
  description: text("One or two sentences.", 300),
  poster: picture,
  url: webAddress("Where it plays, if it does.").optional(),
});
