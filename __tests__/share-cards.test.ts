/** @jest-environment node */
import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { updateCheckedCopy } from "../src/build/checked-copy";
import { sitePages } from "../src/content/site-pages";
import { drawCard } from "../src/build/share-cards/draw-card";
import { renderShareCards, shareCards } from "../src/build/share-cards/render-share-cards";
import { sheet } from "../src/build/share-cards/card-size";
import { textBox } from "../src/build/share-cards/card-text";
import { editData, newProject, swap } from "./project";

// Each project draws a card for every page: seconds, where others use the processor as well.
jest.setTimeout(60_000);

/** Makes the cards of a project from what its data holds now. */
async function make(root: string) {
  expect(await updateCheckedCopy(root)).toEqual([]);
  await renderShareCards(root);
  return shareCards(root);
}

const fileOf = (root: string, image: string) => join(root, "public", image.replace(/\?.*/, ""));
const cardOf = (root: string, path: string) => shareCards(root).find((card) => card.path === path);

/** All files of public/share. */
function made(root: string) {
  const files = readdirSync(join(root, "public/share"), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

test("every page with an address has a card of its own, small enough for every network", async () => {
  const root = newProject();
  const cards = await make(root);
  expect(cards.map(({ path }) => path)).toEqual(sitePages(join(root, "data")).map(({ path }) => path));
  expect(new Set(cards.map(({ image }) => fileOf(root, image))).size).toBe(cards.length);
  for (const { image } of cards) {
    const { format, width, height } = await sharp(fileOf(root, image)).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", ...sheet });
    expect(statSync(fileOf(root, image)).size).toBeLessThan(150_000);
  }
});

test.each([
  ["/", "Learn. Your future starts here. A learner at a laptop. Test Institute."],
  ["/courses", "Courses. Our courses. A learner at a laptop. Test Institute."],
  ["/courses/python", "Course. Python. ₹15,000. 8 weeks. Beginner. A learner at a laptop. Test Institute."],
  ["/terms", "Our terms. Test Institute."],
])("those who do not see the card of %s are told what it says and shows", async (path, words) => {
  const root = newProject();
  expect(await updateCheckedCopy(root)).toEqual([]);
  expect(cardOf(root, path)?.alt).toBe(words);
});

test("a card is made again when what it says or shows changes, and only then", async () => {
  const root = newProject();
  const first = await make(root);
  const longAgo = new Date("2001-01-01");
  const madeAgain = async () => {
    for (const file of made(root)) utimesSync(file, longAgo, longAgo);
    const cards = await make(root);
    return cards.filter(({ image }) => statSync(fileOf(root, image)).mtime > longAgo).map(({ path }) => path);
  };
  expect(await madeAgain()).toEqual([]);
  editData(root, "testimonials.json", (text) => `${text}\n`);
  expect(await madeAgain()).toEqual([]);
  expect(shareCards(root)).toEqual(first);

  editData(root, "courses.json", swap('"price": 15000', '"price": 16500'));
  expect(await madeAgain()).toEqual(["/courses/python"]);
  const changed = first.filter(({ image }) => !shareCards(root).some((card) => card.image === image));
  expect(changed.map(({ path }) => path)).toEqual(["/courses/python"]); // networks ask for a new address only
  expect(cardOf(root, "/courses/python")?.alt).toContain("₹16,500");

  const picture = await sharp(join(root, "data/images/service.png")).negate({ alpha: false }).png().toBuffer();
  editData(root, "images/service.png", () => picture);
  const shown = sitePages(join(root, "data")).filter(({ hero }) => hero?.picture.src === "images/service.png");
  expect(await madeAgain()).toEqual(shown.map(({ path }) => path));
});

test("the card of a page that is gone is gone, too", async () => {
  const root = newProject();
  const file = fileOf(root, "/share/privacy.jpg");
  await make(root);
  expect(existsSync(file)).toBe(true);
  editData(root, "policies/privacy.md", () => null);
  for (const name of ["site.json", "forms.json"]) editData(root, name, (text) => text.replaceAll("/privacy", "/terms"));
  await make(root);
  expect(existsSync(file)).toBe(false);
});

test.each([
  [
    "of ninety characters",
    `A heading of *as many characters as ever* there may be, ${"so that it fills lines".padEnd(34, "!")}`,
  ],
  ["of ninety letters in a row", "W".repeat(90)],
  ["that is underlined from end to end", `*${"Wide words ".repeat(8).slice(0, 87)}s*`],
  ["of one letter", "I"],
])("a heading %s stays in its column", async (_, heading) => {
  const data = join(newProject(), "data");
  const page = sitePages(data).find(({ path }) => path === "/about");
  const source = join(data, "images/course.png");
  const card =
    page &&
    (await drawCard({ ...page, heading }, { name: "Institute", url: "https://test.example" }, source, "digest"));
  const [right, bottom] = [textBox.left + textBox.width, textBox.top + textBox.height];
  const around = [
    { left: 0, top: 0, width: textBox.left - 2, height: bottom },
    { left: right + 2, top: 0, width: 20, height: bottom },
    { left: 0, top: 0, width: right, height: textBox.top },
    { left: 0, top: bottom, width: right, height: 40 },
  ];
  for (const place of around) {
    const { channels } = await sharp(await sharp(card).removeAlpha().extract(place).png().toBuffer()).stats();
    expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeLessThan(64); // JPEG blurs what is beside a letter
  }
});
