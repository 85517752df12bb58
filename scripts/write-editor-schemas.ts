/**
 * `npm run schemas`: generates .vscode/ from the contract, for validation and completion of data files in Visual Studio
 * Code. Commit the result. References suggest the slugs in data/, but accept others: a new course needs no new schemas.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contract, jsonSchema, type DataFile, type JsonSchema } from "../src/content/contract";
import type { ReferableFile } from "../src/content/schemas/shapes";

export const schemaFolder = ".vscode/schemas";

export const settingsFile = ".vscode/settings.json";

const files = Object.keys(contract) as DataFile[];

/** The data files' JSON Schemas by name, with error messages in the keywords that Visual Studio Code supports. */
export function editorSchemas(): Map<string, string> {
  const textOf = (file: DataFile) => JSON.stringify(jsonSchema(file), withEditorKeywords, 2);
  return new Map(files.map((file) => [schemaName(file), `${textOf(file)}\n`]));
}

/** Returns the settings with one line per data file under `json.schemas`; preserves the rest. */
export function withSchemas(settings: string): string {
  const lines = files.map(
    (file) => `    { "fileMatch": ["/data/${file}"], "url": "./${schemaFolder}/${schemaName(file)}" }`,
  );
  return settings.replace(/(?<="json\.schemas": \[\n)[\s\S]*?(?=\n {2}\])/, lines.join(",\n"));
}

const schemaName = (file: DataFile) => file.replace(/\.json$/, ".schema.json");

/** Translates a schema node; leaves field names, other nodes and unknown keywords unchanged. */
function withEditorKeywords(_: string, part: unknown): unknown {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  if (!("type" in part) || typeof part.type !== "string") return part;
  const { fix, kind, to, choices, pattern, ...rest } = part as JsonSchema;
  const message = fix && `Must be ${fix}.`;
  const examples = to ? slugsIn(to) : choices;
  return {
    ...rest,
    // Visual Studio Code lacks the regular expression flag that emoji need.
    ...(pattern && kind !== "emoji" && { pattern, patternErrorMessage: message }),
    ...(message && { errorMessage: message }),
    ...(examples && { examples }),
  };
}

function slugsIn(file: ReferableFile): string[] {
  const items = JSON.parse(readFileSync(join("data", file), "utf8")) as { slug: string }[];
  return items.map(({ slug }) => slug);
}

function main() {
  rmSync(schemaFolder, { recursive: true, force: true });
  mkdirSync(schemaFolder, { recursive: true });
  for (const [name, text] of editorSchemas()) writeFileSync(join(schemaFolder, name), text);
  writeFileSync(settingsFile, withSchemas(readFileSync(settingsFile, "utf8")));
}

if (require.main === module) main();
