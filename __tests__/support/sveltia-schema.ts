import { readFileSync } from "node:fs";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";

const service = getLanguageService({}); // caches the schema, which takes longer to resolve than any settings to validate
const schema = JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8")) as object;
service.configure({ schemas: [{ fileMatch: ["config.json"], uri: "file:///sveltia-cms.json", schema }] });

/** Validates editor settings, as JSON, against Sveltia's JSON Schema, and returns the errors. */
export async function settingErrors(config: string): Promise<string[]> {
  const document = TextDocument.create("file:///config.json", "json", 1, config);
  return (await service.doValidation(document, service.parseJSONDocument(document))).map(({ message }) =>
    String(message),
  );
}
