/** @jest-environment node */
import testimonials from "../../data/testimonials.json";
import { emojiArtist } from "../../src/build/emoji-files";

const draw = emojiArtist();

test("draws every testimonial's emoji inside its background", () => {
  for (const { image } of testimonials) {
    const [ground = "", lines = ""] = Array.from(draw(image).matchAll(/ d="(.*?)"/g), ([, path = ""]) => path);
    const edge = Math.max(...numbersIn(ground));
    expect(numbersIn(lines).length).toBeGreaterThan(50);
    for (const position of numbersIn(lines)) expect(Math.abs(position)).toBeLessThan(edge);
  }
});

const numbersIn = (path: string) => Array.from(path.matchAll(/-?\d+(?:\.\d+)?/g), ([number]) => Number(number));

test("leaves an emoji that the font lacks to the visitor's device", () => {
  const unknown = "\u{1FBFF}";
  expect(draw(unknown)).toContain(`>${unknown}</text>`);
});
