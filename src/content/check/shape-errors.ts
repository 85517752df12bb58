/** Checks a file against its schema. */
import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import type { z } from "zod";
import { didYouMean, nearest } from "../../text/nearest";
import { oncePer } from "../remember";
import { errorAt } from "./content";
import { position, type ContentError } from "./content-error";
import { missingMessage, schemaAt, valueMessage } from "./messages";
import type { ContentFile } from "./read-file";

/** Reports fields that are unknown, missing, duplicated or invalid. */
export const shapeErrors = oncePer(findShapeErrors);

function findShapeErrors(file: ContentFile): ContentError[] {
  const misspelt = new Set<string>();
  const unknown = file.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(file, issue, misspelt) : [],
  );
  const wrong = file.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? [] : wrongValue(file, issue, misspelt),
  );
  return [...fieldsGivenTwice(file), ...unknown, ...wrong];
}

function fieldsGivenTwice(source: ContentFile, parent = source.tree, path: JSONPath = []): ContentError[] {
  const seen = new Map<string, Node>();
  return (parent.children ?? []).flatMap((child, index) => {
    const [node, value] = child.type === "property" ? (child.children ?? []) : [];
    if (!node) return fieldsGivenTwice(source, child, [...path, index]);
    const to = [...path, String(node.value)];
    const first = seen.get(String(node.value));
    const inside = value ? fieldsGivenTwice(source, value, to) : [];
    if (!first) seen.set(String(node.value), node);
    if (!first) return inside;
    const { line } = position(source.text, first.offset);
    const message = `occurs twice, first on line ${line}: remove one of the two`;
    return [errorAt({ source, node, path: to }, message), ...inside];
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
    return errorAt({ source, node, path: [...path, key] }, message);
  });
}

function wrongValue(source: ContentFile, issue: z.core.$ZodIssue, misspelt: Set<string>): ContentError[] {
  const path = issue.path as JSONPath;
  const { tree, schema } = source;
  const node = findNodeAtLocation(tree, path);
  if (node) return [errorAt({ source, node, path }, valueMessage(issue, getNodeValue(node), schema))];
  if (misspelt.has(JSON.stringify(path))) return [];
  const around = findNodeAtLocation(tree, path.slice(0, -1)) ?? tree;
  return [errorAt({ source, node: around, path }, missingMessage(schemaAt(path, schema)))];
}
