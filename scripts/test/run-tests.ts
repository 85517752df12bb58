/**
 * `npm test`: runs every check, two at a time, then the browser tests on the build.
 *
 * The last line summarises what passed, what was skipped and why, which browser tests needed a retry, and how long each
 * step took.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { summarize, type BrowserReport, type JestReport, type Step } from "./summary";

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const jestReport = join(reports, "jest.json");
const browserReport = join(reports, "browser.json");

const steps: Step[] = [];

/** Runs an npm script. Prints its output when it ends, unless it is `live`. */
async function run(name: string, { words = [] as string[], live = false } = {}): Promise<boolean> {
  const start = Date.now();
  const child = spawn("npm", ["run", "--silent", name, "--", ...words], {
    stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  });
  let output = "";
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const code = await new Promise<number | null>((resolve, reject) => child.on("close", resolve).on("error", reject));
  const step = { name, passed: code === 0, seconds: Math.round((Date.now() - start) / 1000) };
  steps.push(step);
  process.stdout.write(`${output}${step.passed ? "✓" : "✗"} ${name}, ${step.seconds} s\n`);
  return step.passed;
}

/** Steps that go to whichever lane is free first. */
const sharedSteps = ["types", "lint:code", "lint:format", "lint:dead", "lint:imports"];

async function runLane(first: () => Promise<unknown>) {
  await first();
  for (let name; (name = sharedSteps.shift());) await run(name);
}

async function main() {
  if (await run("check")) {
    let hasBuilt = false;
    await Promise.all([
      runLane(async () => (hasBuilt = await run("test:build"))),
      runLane(async () => {
        if (await run("test:tools")) await run("jest", { words: ["--json", "--outputFile", jestReport] });
      }),
    ]);
    if (hasBuilt) await run("e2e", { words: ["--reporter", "dot,json"], live: true });
  }
  process.stdout.write(`${summarize(steps, read<JestReport>(jestReport), read<BrowserReport>(browserReport))}\n`);
  rmSync(reports, { recursive: true });
  if (steps.some(({ passed }) => !passed)) process.exitCode = 1;
}

/** Reads a report; undefined if its step did not run. */
function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

void main();
