import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { checkedData, updateCheckedData } from "../../../src/build/checked-data";
import { renderShareCards } from "../../../src/build/documents/share-cards";
import { shareCardPath } from "../../../src/content/output-paths";
import { editData, newProject, swap } from "../../support/project";

/** Has a picture that only one other page shows. */
const root = newProject(["courses.json", swap("images/course.png", "images/service.png")]);

async function render() {
  expect(await updateCheckedData(root)).toEqual([]);
  await renderShareCards(root);
}
beforeAll(render);

const fileOf = (path: string) => join(root, "public", shareCardPath(path));
const paths = ["/", "/about", "/courses", "/courses/python", "/courses/data-science", "/services", "/terms"];

test("a card is re-rendered only if its text or its picture changes", async () => {
  const redrawnAfter = async (change: () => void) => {
    const drawnAt = (path: string) => statSync(fileOf(path)).mtimeMs;
    const before = paths.map(drawnAt);
    change();
    await render();
    return paths.filter((path, index) => drawnAt(path) !== before[index]);
  };
  const price = swap('"price": 15000', '"price": 16500');
  expect(await redrawnAfter(() => editData(root, "testimonials.json", (text) => `${text}\n`))).toEqual([]);
  expect(await redrawnAfter(() => editData(root, "courses.json", price))).toEqual(["/courses/python"]);
  const picture = join(root, "data/images/service.png");
  expect(await redrawnAfter(() => appendFileSync(picture, "more"))).toContain("/courses/python");
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
  const card = fileOf("/about");
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
