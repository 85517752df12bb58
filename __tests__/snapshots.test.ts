/** Keeps snapshots short enough for a review, and free of markup, which any change of look would break. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" });

type Snapshot = { name: string; content: string; maxLines: number };

const snapFiles = files
  .filter((file) => file.endsWith(".snap"))
  .map((file) => ({ file, text: readFileSync(join(__dirname, file), "utf8") }));

const external = snapFiles.flatMap(({ file, text }): Snapshot[] => {
  const entries = text.split(/^exports\[/m).slice(1);
  return entries.map((content) => ({ name: `${file}: ${content.split("`", 2)[1]}`, content, maxLines: 60 }));
});

const inline = files
  .filter((file) => /\.test\.tsx?$/.test(file))
  .flatMap((file): Snapshot[] => {
    const found = readFileSync(join(__dirname, file), "utf8").matchAll(/InlineSnapshot\(\s*`((?:\\[^]|[^`\\])*)`/g);
    return Array.from(found, ([, content = ""], index) => ({ name: `${file}, ${index + 1}`, content, maxLines: 15 }));
  });

/** Why a snapshot is rejected. */
function fault({ content, maxLines }: Snapshot): string | undefined {
  const lines = content.trim().split("\n").length;
  if (lines > maxLines) return `has ${lines} lines; at most ${maxLines}`;
  return /\b(?:class|className|style|css)=|\bcss-[\w-]|<\/\w/.exec(content)?.[0];
}

test.each([
  ["external", external],
  ["inline", inline],
])("every %s snapshot is short and has no markup", (_, snapshots) => {
  expect(snapshots).not.toEqual([]);
  const faults = snapshots.map((snapshot) => [snapshot.name, fault(snapshot)]);
  expect(faults.filter(([, found]) => found)).toEqual([]);
});

test("all external snapshots have at most 900 lines", () => {
  const lines = snapFiles.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(900);
});
