import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { editorConfig } from "../../../scripts/edit/editor-config";
import { numberPattern } from "../../../scripts/edit/editor-fields";
import { groups } from "../../../scripts/edit/form-groups";
import { placeInForm } from "../../../scripts/edit/form-report";
import type { ContentFile } from "../../../src/content/check/read-file";
import { contract, jsonSchema } from "../../../src/content/contract";
import { settingErrors } from "../../support/sveltia-schema";

const config = editorConfig("/site");
const forms = (config.collections ?? []).flatMap((group) => ("files" in group ? group.files : []));

test("the editor's settings match Sveltia's schema", async () => {
  const ofSveltia = JSON.stringify(config, (key, value: unknown) => (key === "holds" ? undefined : value));
  expect(await settingErrors(ofSveltia)).toEqual([]);
  const withoutForms = JSON.stringify({ ...config, collections: [] });
  expect(await settingErrors(withoutForms.replace('"name":"gitea"', '"name":"here"'))).not.toEqual([]); // proves that the validator can fail
});

test("every data file is in exactly one group of the editor", () => {
  expect(groups.flatMap(({ files }) => files.map((name) => `${name}.json`)).sort()).toEqual(
    Object.keys(contract).sort(),
  );
});

test("a field of the form takes its messages, limits and options from the contract", () => {
  const [list] = forms.find(({ name }) => name === "courses")?.fields ?? [];
  expect(list).toMatchObject({ widget: "list", root: true, label_singular: "Course", summary: "{{fields.title}}" });
  const fields = list ? fieldsIn(list) : [];
  expect(Object.fromEntries(fields.map((field) => [field.name, field]))).toMatchObject({
    slug: { pattern: [expect.any(String), expect.stringMatching(/^Must be lower-case letters.* data-science\.$/)] },
    title: { pattern: [expect.any(String), expect.not.stringContaining("quotes")] },
    price: { widget: "string", hint: "Whole rupees, without commas: 15000. 0 is free." },
    gradient: { widget: "select", options: ["indigo", "leaf", "lilac", "clay"] },
    practiceHours: { label: "Practice hours" },
    tools: { required: false },
  });
});

test("a number may be typed as people write it", () => {
  const pattern = new RegExp(numberPattern);
  const typed = ["0", "7", "16500", "16,500", "1,16,500", "116,500", "16 500", "₹ 16,500", "₹16500"];
  expect(typed.filter((text) => !pattern.test(text))).toEqual([]);
  const broken = ["", "1.5", "-1", "1e1", "1,0", "16,50", "1,,000", ",100", "one", "1;000"];
  expect(broken.filter((text) => pattern.test(text))).toEqual([]);
});

test("places use the form's labels", () => {
  const value = [{ course: "python", start: "2027-01-11", toTime: "20:00" }];
  const schema = jsonSchema("batches.json");
  const courses = { value: [{ slug: "python", title: "Python" }] } as ContentFile;
  expect(placeInForm([0, "toTime"], { value, schema }, { "courses.json": courses })).toEqual({
    labels: ["Python, 11 January 2027", "To time"],
    field: [0, "toTime"],
  });
});

/** Returns a value as a form saves it: only the form's fields, in the form's order. */
function asSaved(value: unknown, fields: Field[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => asSaved(item, fields));
  if (typeof value !== "object" || value === null) return value;
  const group = value as Record<string, unknown>;
  return Object.fromEntries(
    fields
      .filter(({ name }) => name in group)
      .map((field) => [field.name, asSaved(group[field.name], fieldsIn(field))]),
  );
}

const fieldsIn = (field: Field): Field[] => ("fields" in field && field.fields) || [];

test.each(forms.map(({ file, fields }) => [file, fields] as const))(
  "the form of %s keeps every field in the file's order",
  (file, fields) => {
    const value: unknown = JSON.parse(readFileSync(`__tests__/${file}`, "utf8"));
    const [whole] = fields;
    const isList = whole && "root" in whole && whole.root;
    const saved = asSaved(value, isList ? fieldsIn(whole) : [...fields]);
    expect(JSON.stringify(saved, null, 2)).toBe(JSON.stringify(value, null, 2));
  },
);
