/** The nodes that a build creates from the fixtures. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contract, typeName, type DataFile } from "../../src/content/contract";
import { syllabusPath } from "../../src/content/output-paths";
import { policyFrontMatter, policyNames, splitPolicy } from "../../src/content/policies";
import { data, read } from "./fixture-content";

export type Node = Record<string, unknown>;

const nodes = new Map<string, Node[]>();

function add(type: string, items: object[]) {
  nodes.set(
    type,
    items.map((item, index) => ({ ...item, id: `${type} ${index}`, __typename: type })),
  );
}

for (const file of Object.keys(contract) as DataFile[]) {
  const content = JSON.parse(readFileSync(join(data, file), "utf8")) as object | object[];
  add(typeName(file), Array.isArray(content) ? content : [content]);
}

add(
  "MarkdownRemark",
  policyNames(data)
    .toSorted()
    .map((name) => ({
      parent: { __typename: "File", name },
      frontmatter: policyFrontMatter(data, name),
      rawMarkdownBody: splitPolicy(readFileSync(join(data, "policies", `${name}.md`), "utf8")).body,
    })),
);

const { syllabus, brochure } = read("downloads.json");
const kilobytes = 84; // arbitrary: no PDF is rendered
add("Download", [
  ...read("courses.json").map(({ slug }) => {
    return { path: syllabusPath(slug), label: syllabus.action, course: slug, kilobytes };
  }),
  { path: "/downloads/brochure.pdf", label: brochure.action, kilobytes },
]);

/** Returns all nodes of a type, or of both types of pages. */
export function nodesOf(type: string): Node[] {
  return type === "DetailPage" ? [...nodesOf("Course"), ...nodesOf("Service")] : (nodes.get(type) ?? []);
}
