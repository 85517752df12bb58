/** Runs once before all tests. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contract } from "../../src/content/contract";

/** Stops the run with one message if a data file lacks a fixture; otherwise, almost every test would fail. */
export default function globalSetup() {
  const missing = Object.keys(contract).filter((file) => !existsSync(join(__dirname, "../data", file)));
  if (missing.length === 0) return;
  const files = missing.map((file) => `__tests__/data/${file}`).join(", ");
  const error = new Error(
    `The contract has a data file without a fixture: add ${files}, a short version of the file in data/.`,
  );
  error.stack = error.message; // the stack trace is irrelevant
  throw error;
}
