/** Pictures in data/images/. */
import { z } from "zod";
import { text, unique } from "./fields";
import { object, pattern } from "./shapes";

/** Strips the leading slash that editors may write before a picture's path. */
export const picturePath = (written: string) => written.replace(/^\/(?=images\/)/, "");

/** Reports common mistakes in picture names, with the fix. */
function pictureName(path: string, context: z.RefinementCtx) {
  const issue = (message: string) => context.addIssue({ code: "custom", message });
  const rename = `: rename the file to ${tidyName(path)}, and write the same here`;
  const [, before = "", inside = ""] = /^(.*?)(images[/\\].*)$/.exec(path.replaceAll("\\", "/")) ?? [];
  const isElsewhere = before !== "" && before !== "/" && /^(?:\.{0,2}\/|data\/)+$/.test(before);
  if (inside && (isElsewhere || path.includes("\\")))
    issue(`must begin with images/ and have / between folders: write ${inside}`);
  else if (/\.(?:gif|svg|tiff?|bmp|heic|jfif|pdf)$/i.test(path))
    issue("names a file that browsers cannot show: save the picture as PNG or JPEG, and name that file here");
  else if (/\S\s+\S/.test(path)) issue(`has a space in its name${rename}`);
  else if (/\.(?:png|jpe?g|webp|avif)$/i.test(path) && !/\.[a-z]+$/.test(path))
    issue(`has an ending in capitals${rename}`);
}

/**
 * A file's path without special characters and spaces, with a lower-case extension: "images/Priya's photo (1).JPG" →
 * "images/Priyas-photo-1.jpg".
 */
function tidyName(path: string): string {
  const letters = path.replace(/['‘’]/g, "").replace(/[^\p{L}\p{N}_./]+/gu, "-");
  return letters.replace(/^-+|-+(?=\.|$)/g, "").replace(/[^.]+$/, (ending) => ending.toLowerCase());
}

/** The path of a picture in data/; editors may begin it with a slash. */
export const pictureFile = z
  .string()
  .superRefine(pictureName)
  .regex(/^\/?images\/\S+\.(?:png|jpg|jpeg|webp|avif)$/)
  .meta({
    title: "Picture",
    description: "The picture file in data/: images/courses/python.png",
    fix: "a picture below data/images/, such as images/courses/python.png",
    kind: "picture",
  });

export const picture = object("PictureFile", "A picture and its description.", {
  src: unique(pictureFile),
  alt: unique(
    text("What the picture shows, for people who cannot see it.", 250).meta({
      title: "What the picture shows",
      fix: "one line of text in quotes that says what the picture shows, for people who cannot see it",
    }),
  ),
  focus: pattern(/^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/, {
    description:
      "The part to keep where a phone cuts a hero picture to a strip, from the left and from the top: 60% 30%",
    fix: "two whole percentages from 0% to 100%, such as 60% 30%",
  }).optional(),
});
