import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import exercises from "../../data/exercises.json";
import { findPython } from "../../scripts/test-tools";
import { contract } from "../../src/content/contract";
import { markedLines } from "../../src/build/marked-code";

const solvedLines = (exercise: Parameters<typeof markedLines>[0]) =>
  markedLines(exercise).flatMap(({ text, change }) => (change === "removed" ? [] : [text]));

/** Runs SQL from standard input on an empty database, and prints each query's rows with | between columns. */
const sqlite = `
import sqlite3, sys
database, statement = sqlite3.connect(":memory:"), ""
for line in sys.stdin:
    statement += line
    if sqlite3.complete_statement(statement):
        for row in database.execute(statement):
            print(*row, sep="|")
        statement = ""
assert not statement.strip(), "a ; is missing"
`;

/** The code's working directory, initially empty. */
const folder = mkdtempSync(join(tmpdir(), "exercises-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the lines, and returns their output or the error. */
function output(lines: string[], language: "python" | "sql"): string[] {
  const python = findPython();
  if (!python) throw new Error("Python 3 is missing: install it, or name its program in PYTHON_PATH");
  const { stdout, stderr, error } = spawnSync(python, ["-I", ...(language === "python" ? ["-"] : ["-c", sqlite])], {
    input: lines.join("\n"),
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: "utf8",
    timeout: 20_000,
  });
  if (error) throw error;
  return `${stdout}${stderr}`.trimEnd().split("\n");
}

const parsers = {
  json: (code: string): unknown => JSON.parse(code),
  yaml: (code: string): unknown => {
    const documents = parseAllDocuments(code, { strict: true });
    const [first] = documents.flatMap(({ errors }) => errors);
    if (first) throw first;
    return documents.map((document) => document.toJS() as unknown);
  },
  text: (code: string): unknown => code,
};

const named = contract["exercises.json"]
  .parse(exercises)
  .map((exercise) => ({ ...exercise, name: `${exercise.course}: ${exercise.title}` }));

test.each(named)("the code of $name prints what the page says, before and after", (exercise) => {
  const { language, lines, output: printed, solution } = exercise;
  const solved = solvedLines(exercise);
  expect(solved).not.toEqual(lines);
  if (language === "python" || language === "sql") {
    expect(output(lines, language)).toEqual(printed);
    expect(output(solved, language)).toEqual(solution.output);
  } else {
    const [before, after] = [lines, solved].map((code) => parsers[language](code.join("\n")));
    expect(after).not.toEqual(before);
  }
});

describe("the marked lines", () => {
  const lines = ["one", "two", "three"];

  test("strike out replaced lines, and insert next to kept ones", () => {
    const marks = [
      { line: 1, instead: ["uno"], note: "In Italian." },
      { line: 2, instead: ["two", "due"], note: "Both." },
      { line: 3, note: "Good." },
    ];
    expect(markedLines({ lines, marks })).toEqual([
      { text: "one", number: 1, change: "removed" },
      { text: "uno", change: "added", note: { label: "Line 1:", text: "In Italian." } },
      { text: "two", number: 2 },
      { text: "due", change: "added", note: { label: "Line 2:", text: "Both." } },
      { text: "three", number: 3, note: { label: "Line 3:", text: "Good." } },
    ]);
    expect(solvedLines({ lines, marks })).toEqual(["uno", "two", "due", "three"]);
  });
});
