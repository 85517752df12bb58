/** The check of data/: reports the errors of all files at once, each with its place and what to do about it. */
import { contract, type DataFile } from "../contract";
import type { CheckInput } from "./check-input";
import type { ContentError } from "./content-error";
import { crossChecks } from "./cross-checks";
import { readPolicies } from "./policy-errors";
import { readDataFile } from "./read-file";
import { shapeErrors } from "./shape-errors";
import { strayFiles } from "./stray-files";

/** Checks all content and returns its errors, sorted by file and place. */
export async function checkContent(input: CheckInput): Promise<ContentError[]> {
  const { data } = input;
  const files = (Object.keys(contract) as DataFile[]).map((name) => readDataFile(data, name));
  const policies = readPolicies(data);
  const parsed = [...files, ...policies].flatMap((file) => file.parsed ?? []);
  const errors = [
    ...strayFiles(data),
    ...[...files, ...policies].flatMap((file) => file.errors),
    ...parsed.flatMap(shapeErrors),
    ...(await crossChecks(parsed, policies, input)),
  ];
  return errors.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
