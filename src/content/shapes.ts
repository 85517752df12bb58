/** Whether a file has the shape that the contract gives it. */
import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import type { z } from "zod";
import { didYouMean, nearest } from "./nearest";
import { position, problemAt, type Parsed, type Problem } from "./read-file";
import { emptySentence, issueSentence, missingSentence, schemaAt } from "./sentences";

/** Fields that are unknown, missing, given twice, or that hold something else than they should. */
export function shapeProblems(parsed: Parsed): Problem[] {
  const misspelt = new Set<string>();
  const unknown = parsed.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(parsed, issue, misspelt) : [],
  );
  const wrong = parsed.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? [] : wrongValue(parsed, issue, misspelt),
  );
  return [...fieldsGivenTwice(parsed), ...unknown, ...wrong];
}

function fieldsGivenTwice(parsed: Parsed, node = parsed.tree, path: PropertyKey[] = []): Problem[] {
  const seen = new Map<string, Node>();
  const lineOf = ({ offset }: Node) => position(parsed.text, offset).line;
  return (node.children ?? []).flatMap((child, index) => {
    const [key, value] = child.type === "property" ? (child.children ?? []) : [];
    if (!key) return fieldsGivenTwice(parsed, child, [...path, index]);
    const name = String(key.value);
    const first = seen.get(name);
    if (!first) seen.set(name, key);
    return [
      ...(first
        ? [
            problemAt(
              parsed,
              key,
              [...path, name],
              `is given twice, first in line ${lineOf(first)}: remove one of the two`,
            ),
          ]
        : []),
      ...(value ? fieldsGivenTwice(parsed, value, [...path, name]) : []),
    ];
  });
}

/** Adds the fields that were probably meant to `misspelt`, so that they are not reported again as missing. */
function unknownFields(parsed: Parsed, issue: z.core.$ZodIssueUnrecognizedKeys, misspelt: Set<string>): Problem[] {
  const { keys, path } = issue;
  const names = Object.keys(schemaAt(path, parsed.schema).properties ?? {});
  const free = names.filter((name) => !nodeAt(parsed, [...path, name]));
  return keys.map((key) => {
    const meant = nearest(key, free);
    if (meant) misspelt.add(JSON.stringify([...path, meant]));
    const field = nodeAt(parsed, [...path, key])?.parent ?? parsed.tree;
    const sentence = `is not a field of this file${didYouMean(key, free, "remove it")}`;
    return problemAt(parsed, field, [...path, key], sentence);
  });
}

function wrongValue(parsed: Parsed, issue: z.core.$ZodIssue, misspelt: Set<string>): Problem[] {
  const { path } = issue;
  const node = nodeAt(parsed, path);
  if (node) return [problemAt(parsed, node, path, issueSentence(issue, getNodeValue(node), parsed.schema))];
  if (misspelt.has(JSON.stringify(path))) return [];
  const parent = path.slice(0, -1);
  const around = nodeAt(parsed, parent) ?? parsed.tree;
  if (around.children?.length === 0) {
    // One sentence for all of its fields.
    const [first] = schemaAt(parent, parsed.schema).required ?? [];
    return path.at(-1) === first ? [problemAt(parsed, around, parent, emptySentence(parent, parsed.schema))] : [];
  }
  return [problemAt(parsed, around, path, missingSentence(schemaAt(path, parsed.schema)))];
}

function nodeAt({ tree }: Parsed, path: PropertyKey[]): Node | undefined {
  return findNodeAtLocation(tree, path as JSONPath);
}
