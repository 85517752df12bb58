/** The texts of the content, each with what its schema says about it. */
import { findNodeAtLocation, type JSONPath, type Node } from "jsonc-parser";
import { resolveRef, type JsonSchema } from "../contract";
import type { Parsed } from "./read-file";

/** A valid text of the file `parsed`, with the metadata of its field; one of a fixed set of values is a `choice`. */
export type ContentText = Pick<JsonSchema, "to" | "unique"> & {
  kind?: JsonSchema["kind"] | "choice";
  value: string;
  node: Node;
  path: PropertyKey[];
  parsed: Parsed;
};

/** All texts of a file that its schema describes and accepts. */
export function textsOf(parsed: Parsed): ContentText[] {
  const found: ContentText[] = [];
  const wrong = new Set(parsed.issues.map(({ path }) => JSON.stringify(path)));
  const visit = (node: Node, schema: JsonSchema, path: PropertyKey[]) => {
    if (typeof node.value === "string" && !wrong.has(JSON.stringify(path))) {
      const { kind, to, unique } = schema;
      found.push({ kind: schema.enum ? "choice" : kind, to, unique, value: node.value, node, path, parsed });
    }
    node.children?.forEach((child, index) => {
      const [key, value] = child.type === "property" ? (child.children ?? []) : [];
      const next = (key ? schema.properties?.[String(key.value)] : schema.items) as JsonSchema | undefined;
      const step = key ? String(key.value) : index;
      if (next) visit(value ?? child, resolveRef(next, parsed.schema), [...path, step]);
    });
  };
  visit(parsed.tree, resolveRef(parsed.schema, parsed.schema), []);
  return found;
}

/** The text at a path of a file; nothing if there is none. */
export function textAt({ tree }: Parsed, path: PropertyKey[]): string | undefined {
  const value: unknown = findNodeAtLocation(tree, path as JSONPath)?.value;
  return typeof value === "string" ? value : undefined;
}
