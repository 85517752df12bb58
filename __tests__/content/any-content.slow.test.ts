import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { formatFinding } from "../../src/content/check/finding";
import { contract, type DataFile } from "../../src/content/contract";
import { checkedData, updateCheckedCopy } from "../../src/build/checked-copy";
import { sitePages } from "../../src/content/site-pages";
import { courseData } from "../../src/build/discovery/course-data";
import { renderDownloads } from "../../src/build/documents/downloads";
import { renderShareCards } from "../../src/build/documents/share-cards";
import { plainJson } from "../../src/text/plain-characters";
import { contentLike } from "../support/any-content";
import { errorsAfter } from "../support/check-project";
import { fixture, newProject } from "../support/project";

/** How many files to damage; more in `npm run test:release`. A failure prints the seed that repeats it. */
const cases = Number(process.env.CONTENT_CASES ?? 40);

// Checks a project for each case and renders two, which takes seconds even on an idle machine.
jest.setTimeout(60_000 + 1500 * cases);

const files = Object.keys(contract) as DataFile[];
const root = newProject();
const data = join(root, "data");

const anyContent = contentLike(data).map(
  (all) => new Map([...all].map(([file, value]) => [file, JSON.stringify(value)])),
);

test("any content that the contract allows passes the check, and builds every output", async () => {
  const made = async (content: Map<string, string>) => {
    for (const [file, text] of content) writeFileSync(join(data, file), text);
    expect((await updateCheckedCopy(root)).map(formatFinding)).toEqual([]);
    const checked = join(root, checkedData);
    const downloads = await renderDownloads(root);
    const cards = await renderShareCards(root);
    const pages = sitePages(checked);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(cards.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    expect(courseData(checked).courses).toHaveLength(downloads.length - 1);
  };
  await fc.assert(fc.asyncProperty(anyContent, made), { numRuns: 2, endOnFailure: true });
});

/** Replaces the value at a random place in `file`. */
const damage = fc.record({
  file: fc.constantFrom(...files),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  length: fc.nat(12),
  instead: fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 8 }),
    fc.json({ maxDepth: 2 }),
    fc.constantFrom('"', "{", "}", "[", "]", ",", "\\", "\uFEFF", "null", '"__proto__": {},', '"constructor": 1,'),
  ),
});

test("the check reports any damage, or the file remains readable", async () => {
  const project = newProject();
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, place, length, instead }) => {
      const text = String(fixture(file));
      const start = Math.floor(place * text.length);
      const damaged = text.slice(0, start) + instead + text.slice(start + length);
      const errors = await errorsAfter(project, [file, () => damaged]);
      for (const error of errors) {
        expect(error).toMatch(/^data\/[\w./-]+:[1-9]\d*:[1-9]\d* \S.{10,}/);
        expect(error).not.toMatch(/\b(?:undefined|NaN|object Object)\b/);
      }
      if (errors.length === 0) expect(contract[file].safeParse(plainJson(damaged)).success).toBe(true);
    }),
    { numRuns: cases },
  );
});
