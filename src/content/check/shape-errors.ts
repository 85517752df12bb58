/** Whether a file has the shape that the contract gives it. */
import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import type { z } from "zod";
import { didYouMean, nearest } from "../../text/nearest";
import { position, errorAt, type Parsed, type ContentError } from "./read-file";
import { emptyMessage, valueMessage, missingMessage, schemaAt } from "./messages";

/** Fields that are unknown, missing, given twice, or that hold something else than they should. */
export function shapeErrors(parsed: Parsed): ContentError[] {
  const misspelt = new Set<string>();
  const unknown = parsed.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(parsed, issue, misspelt) : [],
  );
  const wrong = parsed.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? [] : wrongValue(parsed, issue, misspelt),
  );
  return [...fieldsGivenTwice(parsed), ...unknown, ...wrong];
}

function fieldsGivenTwice(parsed: Parsed, node = parsed.tree, path: PropertyKey[] = []): ContentError[] {
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
            errorAt(
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
function unknownFields(parsed: Parsed, issue: z.core.$ZodIssueUnrecognizedKeys, misspelt: Set<string>): ContentError[] {
  const { keys, path } = issue;
  const names = Object.keys(schemaAt(path, parsed.schema).properties ?? {});
  const free = names.filter((name) => !nodeAt(parsed, [...path, name]));
  return keys.map((key) => {
    const meant = nearest(key, free);
    if (meant) misspelt.add(JSON.stringify([...path, meant]));
    const field = nodeAt(parsed, [...path, key])?.parent ?? parsed.tree;
    const sentence = `is not a field of this file${didYouMean(key, free, "remove it")}`;
    return errorAt(parsed, field, [...path, key], sentence);
  });
}

function wrongValue(parsed: Parsed, issue: z.core.$ZodIssue, misspelt: Set<string>): ContentError[] {
  const { path } = issue;
  const node = nodeAt(parsed, path);
  if (node) return [errorAt(parsed, node, path, valueMessage(issue, getNodeValue(node), parsed.schema))];
  if (misspelt.has(JSON.stringify(path))) return [];
  const parent = path.slice(0, -1);
  const around = nodeAt(parsed, parent) ?? parsed.tree;
  if (around.children?.length === 0) {
    // One sentence for all of its fields.
    const [first] = schemaAt(parent, parsed.schema).required ?? [];
    return path.at(-1) === first ? [errorAt(parsed, around, parent, emptyMessage(parent, parsed.schema))] : [];
  }
  return [errorAt(parsed, around, path, missingMessage(schemaAt(path, parsed.schema)))];
}

function nodeAt({ tree }: Parsed, path: PropertyKey[]): Node | undefined {
  return findNodeAtLocation(tree, path as JSONPath);
}
