// Writes .vscode/: the JSON Schema of each data file, and the settings that name them. Run `npm run schemas` after a change of the contract.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contract, jsonSchema, type DataFile, type JsonSchema } from "../src/content/contract";

/** Where the schemas are. */
export const schemaFolder = ".vscode/schemas";

/** The settings that tell Visual Studio Code which schema belongs to which file. */
export const settingsFile = ".vscode/settings.json";

const files = Object.keys(contract) as DataFile[];

/** The files of the folder of schemas: name → text. */
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

/** The schema's name for a data file: `courses.schema.json`. */
export const schemaName = (file: DataFile) => file.replace(/\.json$/, ".schema.json");

/** A data file's JSON Schema in which what to write is said in the keywords of Visual Studio Code. */
export function editorSchema(file: DataFile): JsonSchema {
  // A cast, because a reviver may give anything.
  return JSON.parse(JSON.stringify(jsonSchema(file)), (_, value: unknown) => inEditorsWords(value)) as JsonSchema;
}

/** What to do with a part of a schema; names of fields, and all that is no schema, have no `mend`. */
function inEditorsWords(part: unknown): unknown {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  if (!("type" in part) || typeof part.type !== "string") return part;
  const { mend, kind, choices, pattern, ...rest } = part as JsonSchema;
  const says = mend && `Must be ${mend}.`;
  const words = wordsOf(part as JsonSchema);
  return {
    ...rest,
    unique: undefined, // which no editor could judge
    ...(words && { enum: words }),
    // The pattern of an emoji needs a newer form of regular expression than editors read: the check judges it.
    ...(pattern && !words && kind !== "emoji" && { pattern, patternErrorMessage: says }),
    ...(says && { errorMessage: says }),
    ...(choices && { examples: choices }),
  };
}

/** The texts among which a field lets choose; nothing if it takes others, too. */
export function wordsOf({ enum: names, pattern }: JsonSchema): string[] | undefined {
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
