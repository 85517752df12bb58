/** The forms of the editor. Those that `npm test` opens have every kind of field; a release opens the others. */
import type { Field } from "@sveltia/cms";
import { editorConfig } from "../../../scripts/edit/editor-config";

/** Options that do not change how a field opens. */
const words = /^(?:name|label\w*|hint|summary|required|pattern|min\w*|max\w*)$/;

/** The form of each file of data/, by the file's name, with the kinds of fields it has. */
const forms = new Map<string, string[]>(
  (editorConfig(process.cwd()).collections ?? []).flatMap((collection) =>
    "files" in collection
      ? collection.files.map(({ file, fields }) => [file.replace("data/", ""), kindsOf(fields)] as const)
      : [],
  ),
);

/** The kinds of fields: each widget with its options, and the widget it is in. */
function kindsOf(fields: readonly Field[], parent = ""): string[] {
  return fields.flatMap((field) => {
    const { widget = "string", ...options } = field;
    const inner = [
      ...("fields" in field ? (field.fields ?? []) : []),
      ...("field" in field && field.field ? [field.field] : []),
    ];
    return [
      [parent, widget, ...Object.keys(options).filter((name) => !words.test(name))].join(" "),
      ...kindsOf(inner, widget),
    ];
  });
}

const varied = cover([...new Set([...forms.values()].flat())]);

/** Files whose forms cover these kinds of fields: greedily, the form with the most missing kinds first. */
function cover(missing: string[]): string[] {
  const gain = (kinds: string[]) => missing.filter((kind) => kinds.includes(kind)).length;
  const [best] = [...forms].sort(([, one], [, other]) => gain(other) - gain(one));
  return best && missing.length > 0 ? [best[0], ...cover(missing.filter((kind) => !best[1].includes(kind)))] : [];
}

/** The files of data/, with the tag of their test. */
export const taggedForms = [...forms.keys()].map((file) => ({ file, tag: varied.includes(file) ? [] : "@release" }));
