import * as fc from "fast-check";
import { contract, type DataFile } from "../../../src/content/contract";
import { plainJson } from "../../../src/content/json";
import { errorsAfter } from "../../support/check-project";
import { fixture, newProject } from "../../support/project";

/** How many files to damage; more in `npm run test:release`. A failure prints the seed that repeats it. */
const cases = Number(process.env.CONTENT_CASES ?? 40);

// Checks all content for each case.
jest.setTimeout(60_000 + 1500 * cases);

/** Replaces the value at a random place in `file`. */
const damage = fc.record({
  file: fc.constantFrom(...(Object.keys(contract) as DataFile[])),
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
