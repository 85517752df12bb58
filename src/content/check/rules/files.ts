/** Files as a whole: those that the site does not read, and those that do not match their schema. */
import { findNodeAtLocation, getNodePath, getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import type { z } from "zod";
import { visibleValue } from "../../../text/characters";
import { didYouMean, nearest } from "../../../text/nearest";
import { contract, schemaAt } from "../../contract";
import { valuesIn } from "../../json";
import { memoize } from "../../memoize";
import { isPicture } from "../../schemas/pictures";
import type { SiteContent } from "../content";
import { findingIn, type Finding } from "../finding";
import { missingMessage, valueMessage } from "../messages";
import type { ContentFile } from "../read-file";
import type { Rules } from "../rule";
import { wordList } from "../spelling";
import { findingAt, lineOf } from "../texts";

export const files: Rules = {
  errors: [
    ({ syntaxErrors }) => syntaxErrors,
    (content) => Object.values(content.files).flatMap((file) => (file ? shapeErrors(file) : [])),
  ],
  warnings: [strayFiles, ({ replacedCharacters }) => replacedCharacters],
};

/** Files for editors, which are not content. */
const notes = ["README.md", "images/CREDITS.md", wordList];

/** Reports the files in data/ that the site does not read. */
function strayFiles({ dataFiles, policies }: SiteContent): Finding[] {
  const read = new Set([...Object.keys(contract), ...notes, ...policies.map(({ file }) => file)]);
  const stray = dataFiles.filter((file) => !read.has(file) && !(file.startsWith("images/") && isPicture(file)));
  return stray.map((file) => {
    const like = file.startsWith("policies/") ? ", such as policies/cookies.md, in small letters and hyphens" : "";
    return findingIn(file, `the site does not read this file: remove it, or name it like one that it reads${like}`);
  });
}

const shapeErrors = memoize((source: ContentFile): Finding[] => [
  ...fieldsGivenTwice(source),
  ...source.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(source, issue) : wrongValue(source, issue),
  ),
]);

function fieldsGivenTwice(source: ContentFile): Finding[] {
  return valuesIn(source.tree).flatMap(({ type, parent, children = [] }) => {
    const fields = type === "object" ? children.flatMap((field) => field.children?.[0] ?? []) : [];
    const firstLike = ({ value }: Node) => fields.find((field) => field.value === value);
    const again = fields.filter((field) => firstLike(field) !== field);
    const isMerged = parent?.type === "array" && again.length > 1 && again[0]?.value === fields[0]?.value;
    const fix = isMerged ? "if the next entry begins here, write }, { above this line" : "remove one of the two";
    return again.slice(0, isMerged ? 1 : undefined).map((node) => {
      const fault = `occurs twice, first on line ${lineOf({ source, node: firstLike(node) ?? node })}: ${fix}`;
      return findingAt({ source, node, path: getNodePath(node) }, fault);
    });
  });
}

/** The fields that a group may have, but lacks. */
function freeFields({ tree, schema }: ContentFile, group: JSONPath): string[] {
  const names = Object.keys(schemaAt(group, schema).properties ?? {});
  return names.filter((name) => !findNodeAtLocation(tree, [...group, name]));
}

function unknownFields(source: ContentFile, issue: z.core.$ZodIssueUnrecognizedKeys): Finding[] {
  const group = issue.path as JSONPath; // JSON keys are never symbols
  return issue.keys.map((key) => {
    const path = [...group, key];
    const node = findNodeAtLocation(source.tree, path)?.parent ?? source.tree;
    const fix = didYouMean(key, freeFields(source, group), "remove it");
    const name = visibleValue(key) === JSON.stringify(key) ? "" : `, as ${visibleValue(key)} is spelt`;
    return findingAt({ source, node, path }, `is not a field of this file${name}${fix}`);
  });
}

function wrongValue(source: ContentFile, issue: z.core.$ZodIssue): Finding[] {
  const path = issue.path as JSONPath;
  const { tree, schema, issues } = source;
  const node = findNodeAtLocation(tree, path);
  if (node) return [findingAt({ source, node, path }, valueMessage(issue, getNodeValue(node), schema))];
  const group = path.slice(0, -1);
  const unknown = issues.flatMap((other) =>
    other.code === "unrecognized_keys" && String(other.path) === String(group) ? other.keys : [],
  );
  const free = freeFields(source, group);
  if (unknown.some((key) => nearest(key, free) === path.at(-1))) return [];
  const around = findNodeAtLocation(tree, group) ?? tree;
  return [findingAt({ source, node: around, path }, missingMessage(schemaAt(path, schema)))];
}
