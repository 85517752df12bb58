import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { checkedData, updateCheckedCopy } from "../../../src/build/checked-copy";
import { renderShareCards } from "../../../src/build/documents/share-cards";
import { editData, newProject, swap } from "../../support/project";

/** Has a picture that only one other page shows. */
const root = newProject(["courses.json", swap("images/course.png", "images/service.png")]);

/** Renders the project's cards from its current data. */
async function render() {
  expect(await updateCheckedCopy(root)).toEqual([]);
  return renderShareCards(root);
}
let cards: Awaited<ReturnType<typeof render>>;
beforeAll(async () => {
  cards = await render();
});

const fileOf = (image: string) => join(root, "public", image.replace(/\?.*/, ""));
const altOf = (path: string) => cards.find((card) => card.path === path)?.alt;

test.each([
  ["/courses", "Courses. Our courses. A learner at a laptop. Test Institute."],
  [
    "/courses/python",
    "Course. Python. ₹15,000. 4 weeks with projects. Beginner. A learner at a laptop. Test Institute.",
  ],
  ["/terms", "Our terms. Test Institute."],
])("the alt text of the card of %s contains its text and its picture's", (path, alt) => {
  expect(altOf(path)).toBe(alt);
});

test("a card is re-rendered only if its text changes", async () => {
  const first = cards;
  const drawnAt = (image: string) => statSync(fileOf(image)).mtimeMs;
  const redrawn = async () => {
    const before = cards.map(({ image }) => drawnAt(image));
    cards = await render();
    return cards.filter(({ image }, index) => drawnAt(image) !== before[index]).map(({ path }) => path);
  };
  editData(root, "testimonials.json", (text) => `${text}\n`);
  expect(await redrawn()).toEqual([]);
  expect(cards).toEqual(first);

  editData(root, "courses.json", swap('"price": 15000', '"price": 16500'));
  expect(await redrawn()).toEqual(["/courses/python"]);
  const changed = first.filter(({ image }) => !cards.some((card) => card.image === image));
  expect(changed.map(({ path }) => path)).toEqual(["/courses/python"]); // social networks cache pictures by URL
  expect(altOf("/courses/python")).toContain("₹16,500");
});

test("the URL of a card changes with its picture", async () => {
  const imageOf = () => cards.find(({ path }) => path === "/courses/python")?.image;
  const before = imageOf();
  appendFileSync(join(root, "data/images/service.png"), "more");
  cards = await render();
  expect(imageOf()).not.toBe(before);
});

/** The area for text: left of the picture, above the footer. */
const textBox = { left: 56, top: 46, width: 468, height: 440 };

test.each([
  ["of ninety letters in a row", "W".repeat(90)],
  ["that is underlined from end to end", `*${"Wide words ".repeat(8).slice(0, 87)}s*`],
  ["of one letter", "I"],
])("a heading %s fits in its column", async (_, heading) => {
  const file = join(root, checkedData, "about.json");
  const page = JSON.parse(readFileSync(file, "utf8")) as { hero: object };
  writeFileSync(file, JSON.stringify({ ...page, hero: { ...page.hero, heading } }));
  await renderShareCards(root);
  const card = fileOf("/share/about.jpg");
  const [right, bottom] = [textBox.left + textBox.width, textBox.top + textBox.height];
  const around = [
    { left: 0, top: 0, width: textBox.left - 2, height: bottom },
    { left: right + 2, top: 0, width: 20, height: bottom },
    { left: 0, top: 0, width: right, height: textBox.top },
    { left: 0, top: bottom, width: right, height: 40 },
  ];
  for (const place of around) {
    const { channels } = await sharp(await sharp(card).removeAlpha().extract(place).png().toBuffer()).stats();
    expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThan(64); // tolerates JPEG artifacts
  }
});
