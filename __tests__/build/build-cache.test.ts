/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { updateFiles } from "../../src/build/build-cache";

const cards = mkdtempSync(join(tmpdir(), "build-cache-"));
afterAll(() => rmSync(cards, { recursive: true }));

test("outputs are rendered once each, a few at a time, and an error is passed on", async () => {
  let underWay = 0;
  let most = 0;
  const render = async () => {
    most = Math.max(most, ++underWay);
    await Promise.resolve();
    underWay--;
    return Buffer.from("digest");
  };
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
