/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDigester, sourceFiles, updateFiles } from "../../src/build/build-cache";

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

test("outputs are rendered once each, a few at a time, and an error is passed on", async () => {
  let underWay = 0;
  let most = 0;
  const render = async () => {
    most = Math.max(most, ++underWay);
    await Promise.resolve();
    underWay--;
    return Buffer.from("digest");
  };
  const cards = mkdtempSync(join(folder, "cards-"));
  const outputs = Array.from({ length: 50 }, (_, index) => ({
    file: join(cards, `${index}`),
    digest: "digest",
    render,
  }));
  const progress = { total: 0, start: jest.fn(), tick: jest.fn(), done: jest.fn() };
  await updateFiles(cards, outputs, progress);
  expect(readdirSync(cards)).toHaveLength(outputs.length);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(outputs.length);
  expect(progress.total).toBe(outputs.length);
  expect(progress.tick).toHaveBeenCalledTimes(outputs.length);
  const fail = () => Promise.reject(new Error("No font"));
  const file = join(cards, "broken");
  await expect(updateFiles(cards, [{ file, digest: "digest", render: fail }])).rejects.toThrow("No font");
});

test("a file that holds the digest stays as it is, and one that no output has goes", async () => {
  const cards = mkdtempSync(join(folder, "cards-"));
  const [file, other] = [join(cards, "card.jpg"), join(cards, "other.jpg")];
  writeFileSync(other, "digest-1");
  const update = (digest: string, text: string) =>
    updateFiles(cards, [{ file, digest, render: () => Promise.resolve(Buffer.from(text)) }]);
  await update("digest-1", "first digest-1");
  await update("digest-1", "second digest-1");
  expect(readFileSync(file, "utf8")).toBe("first digest-1");
  expect(existsSync(other)).toBe(false);
  await update("digest-2", "third digest-2");
  expect(readFileSync(file, "utf8")).toBe("third digest-2");
});
