import { findings } from "../../scripts/check/findings";
import { formatFinding } from "../../src/content/check/finding";
import { newProject, today } from "./project";

/** Returns all warnings about a project, formatted for editors. */
export async function allWarnings(root: string): Promise<string[]> {
  return (await findings(root, today)).warnings.map(formatFinding);
}

let usual: Promise<string[]> | undefined;

/** Returns a project's warnings, formatted for editors, except those of the unedited fixtures. */
export async function warningsOf(root: string): Promise<string[]> {
  const expected = await (usual ??= allWarnings(newProject()));
  return (await allWarnings(root)).filter((warning) => !expected.includes(warning));
}
