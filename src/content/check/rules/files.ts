/** Files as a whole: those that the site does not read, and those that do not match their schema. */
import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import type { z } from "zod";
import { didYouMean, nearest } from "../../../text/nearest";
import { contract } from "../../contract";
import { oncePer } from "../../remember";
import { isPicture } from "../../schemas/pictures";
import type { SiteContent } from "../content";
import { findingIn, type Finding } from "../finding";
import { missingMessage, schemaAt, valueMessage } from "../messages";
import type { ContentFile } from "../read-file";
import type { Rules } from "../rule";
import { findingAt, lineOf } from "../texts";

export const files: Rules = {
  errors: [
    (content) => strayFiles(content, (file) => nearlyRead.test(file)),
    ({ syntaxErrors }) => syntaxErrors,
    (content) => Object.values(content.files).flatMap((file) => (file ? shapeErrors(file) : [])),
  ],
  warnings: [
    (content) => strayFiles(content, (file) => !nearlyRead.test(file)),
    ({ replacedCharacters }) => replacedCharacters,
  ],
};

/** The words that editors have accepted, one per line. */
export const wordList = "words.txt";

/** Files for editors, which are not content. */
const notes = ["README.md", "images/CREDITS.md", wordList];

/** Files of a kind that the site reads, which an editor expects to see. */
const nearlyRead = /^policies\/|\.(?:json|md|markdown)(?:\.txt)?$/i;

/** Reports the files in data/ that the site does not read, among those that `isMeant`. */
function strayFiles({ dataFiles, policies }: SiteContent, isMeant: (file: string) => boolean): Finding[] {
  const read = new Set([...Object.keys(contract), ...notes, ...policies.map(({ file }) => file)]);
  const stray = dataFiles.filter((file) => !read.has(file) && !(file.startsWith("images/") && isPicture(file)));
  return stray.filter(isMeant).map((file) => {
    const message = file.startsWith("policies/")
      ? "a policy is a Markdown file with lower-case letters, digits and single hyphens, such as policies/cookies.md: save it like that, or remove it"
      : "the site does not read this file: remove it, or give it the name of one that it reads";
    return findingIn(file, message);
  });
}

const shapeErrors = oncePer((file: ContentFile): Finding[] => {
  const misspelt = new Set<string>();
  const unknown = file.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(file, issue, misspelt) : [],
  );
  const wrong = file.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? [] : wrongValue(file, issue, misspelt),
  );
  return [...fieldsGivenTwice(file), ...unknown, ...wrong];
});

function fieldsGivenTwice(source: ContentFile, parent = source.tree, path: JSONPath = []): Finding[] {
  const seen = new Map<string, Node>();
  return (parent.children ?? []).flatMap((child, index) => {
    const [node, value] = child.type === "property" ? (child.children ?? []) : [];
    if (!node) return fieldsGivenTwice(source, child, [...path, index]);
    const to = [...path, String(node.value)];
    const first = seen.get(String(node.value));
    const inside = value ? fieldsGivenTwice(source, value, to) : [];
    if (!first) seen.set(String(node.value), node);
    if (!first) return inside;
    const line = lineOf({ source, node: first, path });
    const message = `occurs twice, first on line ${line}: remove one of the two`;
    return [findingAt({ source, node, path: to }, message), ...inside];
  });
}

/** Reports unknown fields. Adds the fields that were probably meant to `misspelt`: they are not missing. */
function unknownFields(source: ContentFile, issue: z.core.$ZodIssueUnrecognizedKeys, misspelt: Set<string>) {
  const path = issue.path as JSONPath; // JSON keys are never symbols
  const names = Object.keys(schemaAt(path, source.schema).properties ?? {});
  const free = names.filter((name) => !findNodeAtLocation(source.tree, [...path, name]));
  return issue.keys.map((key) => {
    const meant = nearest(key, free);
    if (meant) misspelt.add(JSON.stringify([...path, meant]));
    const node = findNodeAtLocation(source.tree, [...path, key])?.parent ?? source.tree;
    const message = `is not a field of this file${didYouMean(key, free, "remove it")}`;
    return findingAt({ source, node, path: [...path, key] }, message);
  });
}

function wrongValue(source: ContentFile, issue: z.core.$ZodIssue, misspelt: Set<string>): Finding[] {
  const path = issue.path as JSONPath;
  const { tree, schema } = source;
  const node = findNodeAtLocation(tree, path);
  if (node) return [findingAt({ source, node, path }, valueMessage(issue, getNodeValue(node), schema))];
  if (misspelt.has(JSON.stringify(path))) return [];
  const around = findNodeAtLocation(tree, path.slice(0, -1)) ?? tree;
  return [findingAt({ source, node: around, path }, missingMessage(schemaAt(path, schema)))];
}
