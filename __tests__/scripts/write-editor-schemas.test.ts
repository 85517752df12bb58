import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type ParseError } from "jsonc-parser";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { editorSchemas, schemaFolder, settingsFile, withSchemas } from "../../scripts/write-editor-schemas";
import { contract } from "../../src/content/contract";
import { swap, type Edit } from "../support/project";

type Settings = { "json.schemas": { fileMatch: string[]; url: string }[] };
const errors: ParseError[] = [];
const settingsText = readFileSync(settingsFile, "utf8");
const settings = parse(settingsText, errors) as Settings;

/** Visual Studio Code's own JSON support, with the committed settings. */
const editor = getLanguageService({});
editor.configure({
  schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: `file:///site/${url.replace("./", "")}`,
    schema: JSON.parse(readFileSync(url, "utf8")) as object,
  })),
});

/** Opens a file of data/ or, if `edit` is given, an edited fixture, which does not depend on the content. */
function open(file: string, edit?: Edit) {
  const text = edit
    ? String(edit(readFileSync(join("__tests__/data", file), "utf8")))
    : readFileSync(join("data", file), "utf8");
  const document = TextDocument.create(`file:///site/data/${file}`, "json", 1, text);
  return { document, tree: editor.parseJSONDocument(document) };
}

/** Returns each underlined text with its message. */
async function underlined(file: string, edit?: Edit) {
  const { document, tree } = open(file, edit);
  const found = await editor.doValidation(document, tree);
  return found.map(({ message, range }) => `${document.getText(range)} ${message}`);
}

/** Drops suggested slugs, which may be outdated after an editor adds a course. */
const withoutExamples = (text: string) => text.replace(/,\s*"examples": \[[^\]]*\]/g, "");

test("the committed schemas match the contract (fix: npm run schemas)", () => {
  const committed = readdirSync(schemaFolder).map((name) => {
    return [name, withoutExamples(readFileSync(join(schemaFolder, name), "utf8"))] as const;
  });
  const made = Array.from(editorSchemas(), ([name, text]) => [name, withoutExamples(text)] as const);
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(made));
});

test("slugs that the committed schemas do not suggest yet are valid", async () => {
  expect(await underlined("alumni.json", swap('"course": "python"', '"course": "a-new-course"'))).toEqual([]);
});

test("the committed settings assign a schema to every data file (fix: npm run schemas)", () => {
  expect(errors).toEqual([]);
  expect(withSchemas(settingsText)).toBe(settingsText);
});

test.each(Object.keys(contract))("nothing in %s is underlined", async (file) => {
  expect(await underlined(file)).toEqual([]);
});

test.each<[error: string, file: string, edit: Edit, message: string]>([
  [
    "a number in quotes",
    "courses.json",
    swap('"price": 15000', '"price": "15,000"'),
    '"15,000" Must be whole rupees without quotes or commas, such as 15000.',
  ],
  ["a misspelt field", "courses.json", swap('"price"', '"pirce"'), '"pirce" Property pirce is not allowed.'],
])("%s is underlined, with what to write instead", async (_, file, edit, message) => {
  expect(await underlined(file, edit)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});
