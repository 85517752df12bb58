/** Reads policies: Markdown files with front matter in data/policies. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { policy } from "./schemas/institute.schema";

/** The names of the policies in the folder `data`; each is also the path of its page. */
export function policyNames(data: string): string[] {
  const folder = join(data, "policies");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^([a-z\d]+(?:-[a-z\d]+)*)\.md$/.exec(file)?.[1] ?? []);
}

/** The front matter of a policy in the checked folder `data`. */
export function policyFrontMatter(data: string, name: string): z.infer<typeof policy> {
  const { fields = [] } = splitPolicy(readFileSync(join(data, "policies", `${name}.md`), "utf8"));
  return policy.parse(Object.fromEntries(fields.map((field) => [field.name, field.value])));
}

/** A line of front matter and its position. `value` is undefined if the line cannot be parsed. */
export type FrontMatterField = { name: string; value: string | undefined; offset: number };

/**
 * Splits a policy into the fields of its front matter, if any, and its body, where blank lines replace it. Front matter
 * is lines of `name: "quoted text"` between two `---` lines: YAML that is easy to explain, and always text to Gatsby.
 */
export function splitPolicy(text: string): { fields?: FrontMatterField[]; body: string } {
  const [whole = "", opening = "", lines] = /^(---\r?\n)([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? [];
  let offset = opening.length;
  const fields = lines?.split("\n").map((line) => {
    const [, name = "", value = ""] = /^(\w+): (".*")\r?$/.exec(line) ?? [];
    const field = { name, value: unquote(value), offset };
    offset += line.length + 1;
    return field;
  });
  return { fields, body: whole.replace(/[^\n]/g, "") + text.slice(whole.length).replaceAll("\r\n", "\n") };
}

/** The value of a quoted string, which YAML and JSON parse alike. */
function unquote(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}
