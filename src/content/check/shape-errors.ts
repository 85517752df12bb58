/** The check of a file against its schema. */
import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import type { z } from "zod";
import { didYouMean, nearest } from "../../text/nearest";
import { position, type ContentError } from "./content-error";
import { errorAt, type Parsed } from "./read-file";
import { emptyMessage, valueMessage, missingMessage, schemaAt } from "./messages";

/** Reports fields that are unknown, missing, given twice, or that hold something else than they should. */
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
  return (node.children ?? []).flatMap((child, index) => {
    const [key, value] = child.type === "property" ? (child.children ?? []) : [];
    if (!key) return fieldsGivenTwice(parsed, child, [...path, index]);
    const name = String(key.value);
    const first = seen.get(name);
    const inside = value ? fieldsGivenTwice(parsed, value, [...path, name]) : [];
    if (!first) {
      seen.set(name, key);
      return inside;
    }
    const { line } = position(parsed.text, first.offset);
    const message = `is there twice, first in line ${line}: remove one of the two`;
    return [errorAt(parsed, key, [...path, name], message), ...inside];
  });
}

/** Adds the fields that were probably meant to `misspelt`, so that they are not reported as missing, too. */
function unknownFields(parsed: Parsed, issue: z.core.$ZodIssueUnrecognizedKeys, misspelt: Set<string>): ContentError[] {
  const { keys, path } = issue;
  const names = Object.keys(schemaAt(path, parsed.schema).properties ?? {});
  const free = names.filter((name) => !nodeAt(parsed, [...path, name]));
  return keys.map((key) => {
    const meant = nearest(key, free);
    if (meant) misspelt.add(JSON.stringify([...path, meant]));
    const field = nodeAt(parsed, [...path, key])?.parent ?? parsed.tree;
    const message = `is not a field of this file${didYouMean(key, free, "remove it")}`;
    return errorAt(parsed, field, [...path, key], message);
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
    // One message for all of its fields.
    const [first] = schemaAt(parent, parsed.schema).required ?? [];
    return path.at(-1) === first ? [errorAt(parsed, around, parent, emptyMessage(parent, parsed.schema))] : [];
  }
  return [errorAt(parsed, around, path, missingMessage(schemaAt(path, parsed.schema)))];
}

function nodeAt({ tree }: Parsed, path: PropertyKey[]): Node | undefined {
  return findNodeAtLocation(tree, path as JSONPath);
}
