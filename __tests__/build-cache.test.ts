/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDigester, forEachConcurrently, sourceFiles, updateFile } from "../src/build/build-cache";

const folder = mkdtempSync(join(tmpdir(), "build-cache-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a digest differs when the content or any file differs, and is the same otherwise", () => {
  const [one, other] = [join(folder, "one"), join(folder, "other")];
  writeFileSync(one, "1");
  writeFileSync(other, "2");
  const digest = createDigester()({ fee: 1 }, [one, other]);
  expect(createDigester()({ fee: 1 }, [one, other])).toBe(digest);
  expect(createDigester()({ fee: 2 }, [one, other])).not.toBe(digest);
  expect(createDigester()({ fee: 1 }, [other, one])).not.toBe(digest);
  writeFileSync(other, "3");
  expect(createDigester()({ fee: 1 }, [one, other])).not.toBe(digest);
});

test("an output depends on the paths that it links to and on the fonts' code", () => {
  expect(sourceFiles("src/build/downloads")).toEqual(
    expect.arrayContaining([
      "src/content/output-paths.ts",
      "src/build/font-files.ts",
      "src/build/downloads/brochure.ts",
    ]),
  );
});

test("many items are worked on once each, a few at a time, and an error is passed on", async () => {
  const made: number[] = [];
  let underWay = 0;
  let most = 0;
  const items = Array.from({ length: 50 }, (_, index) => index);
  await forEachConcurrently(items, async (item) => {
    most = Math.max(most, ++underWay);
    await Promise.resolve();
    made.push(item);
    underWay--;
  });
  expect(made.toSorted((one, other) => one - other)).toEqual(items);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(items.length);
  await expect(forEachConcurrently(items, () => Promise.reject(new Error("No font")))).rejects.toThrow("No font");
});

test("a file that holds the digest stays as it is", async () => {
  const file = join(folder, "card.jpg");
  const make = (text: string) => () => Promise.resolve(Buffer.from(text));
  await updateFile(file, "digest-1", make("first digest-1"));
  await updateFile(file, "digest-1", make("second digest-1"));
  expect(readFileSync(file, "utf8")).toBe("first digest-1");
  await updateFile(file, "digest-2", make("third digest-2"));
  expect(readFileSync(file, "utf8")).toBe("third digest-2");
});
