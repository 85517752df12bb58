/**
 * `npm run schemas`: writes .vscode/, by which Visual Studio Code checks and completes data files, from the contract. Run it after
 * a change of the contract and commit the result. Slugs that a field may name are offered as they are in data/ then; others are
 * accepted too, so that a new course never waits for it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contract, jsonSchema, type DataFile, type JsonSchema } from "../src/content/contract";
import type { ReferableFile } from "../src/content/schemas/fields";

/** Where the schemas are. */
export const schemaFolder = ".vscode/schemas";

/** The settings that tell Visual Studio Code which schema belongs to which file. */
export const settingsFile = ".vscode/settings.json";

const files = Object.keys(contract) as DataFile[];

/** Returns the schema files: name → text. */
export function editorSchemas(): Map<string, string> {
  return new Map(files.map((file) => [schemaName(file), `${JSON.stringify(editorSchema(file), null, 2)}\n`]));
}

/** Returns the text of the settings with one line for each data file under `json.schemas`; the rest stays. */
export function withSchemas(settings: string): string {
  const lines = files.map(
    (file) => `    { "fileMatch": ["/data/${file}"], "url": "./${schemaFolder}/${schemaName(file)}" }`,
  );
  return settings.replace(/(?<="json\.schemas": \[\n)[\s\S]*?(?=\n {2}\])/, lines.join(",\n"));
}

/** Returns the name of a data file's schema: `courses.schema.json`. */
const schemaName = (file: DataFile) => file.replace(/\.json$/, ".schema.json");

/** Returns a data file's JSON Schema with its messages in the keywords of Visual Studio Code. */
function editorSchema(file: DataFile): JsonSchema {
  // A cast, because a reviver may return anything.
  return JSON.parse(JSON.stringify(jsonSchema(file)), (_, value: unknown) => withEditorKeywords(value)) as JsonSchema;
}

/** Translates one node of a schema; leaves field names and other nodes as they are. */
function withEditorKeywords(part: unknown): unknown {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  if (!("type" in part) || typeof part.type !== "string") return part;
  const { fix, kind, to, choices, pattern, ...rest } = part as JsonSchema;
  const message = fix && `Must be ${fix}.`;
  const options = optionsOf(part as JsonSchema);
  const examples = to ? slugsIn(to) : choices;
  return {
    ...rest,
    // No editor can check these.
    unique: undefined,
    summary: undefined,
    listedAs: undefined,
    ...(options && { enum: options }),
    // Editors lack the regular expression flag that the pattern of an emoji needs.
    ...(pattern && !options && kind !== "emoji" && { pattern, patternErrorMessage: message }),
    ...(message && { errorMessage: message }),
    ...(examples && { examples }),
  };
}

function slugsIn(file: ReferableFile): string[] {
  const items = JSON.parse(readFileSync(join("data", file), "utf8")) as { slug: string }[];
  return items.map(({ slug }) => slug);
}

/** Returns the texts that a field offers; nothing if it takes any text. */
export function optionsOf({ enum: names, pattern }: JsonSchema): string[] | undefined {
  const alternatives = /^\^\(\?:([\w |]+)\)\$$/.exec(pattern ?? "")?.[1]; // ^(?:Beginner|Expert)$
  return alternatives?.split("|") ?? (names as string[] | undefined);
}

function main() {
  rmSync(schemaFolder, { recursive: true, force: true });
  mkdirSync(schemaFolder, { recursive: true });
  for (const [name, text] of editorSchemas()) writeFileSync(join(schemaFolder, name), text);
  writeFileSync(settingsFile, withSchemas(readFileSync(settingsFile, "utf8")));
}

if (require.main === module) main();
