/** Pictures in data/images/. */
import { text, unique } from "./fields";
import { object, pattern } from "./shapes";

/** Whether a file is a picture, judging by its extension. */
export const isPicture = (file: string) => /\.(?:png|jpe?g|webp|avif)$/i.test(file);

/** A picture's path in data/, normalised: no leading slash, no backslashes. */
export const picturePath = (written: string) =>
  written.replaceAll("\\", "/").replace(/^(?:\.{0,2}\/|data\/)+(?=images\/)/, "");

/** The path of a picture. Any name is valid, because the build publishes it under a plain one. */
export const pictureFile = pattern(/^[./\\]*(?:data[/\\])?images[/\\].+\.(?:png|jpe?g|webp|avif|PNG|JPE?G|WEBP)$/, {
  title: "Picture",
  description: "The picture file in data/: images/courses/python.png",
  fix: "a PNG, JPEG, WebP or AVIF picture below data/images/, such as images/courses/python.png",
  kind: "picture",
});

export const picture = object("PictureFile", "A picture and its description.", {
  src: unique(pictureFile),
  alt: text("What the picture shows, for people who cannot see it.", 250).meta({
    title: "What the picture shows",
    fix: "one line of text in quotes that says what the picture shows, for people who cannot see it",
  }),
  focus: pattern(/^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/, {
    description:
      "The part to keep where a page cuts a hero picture to a strip, from the left and from the top: 60% 30%",
    fix: "two whole percentages from 0% to 100%, such as 60% 30%",
  }).optional(),
});
