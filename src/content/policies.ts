/** Reads the policies: Markdown under front matter, one file of data/policies each. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { policy } from "./schemas/policy.schema";

/** The names of the policies in the folder `data`. Each is the path of its page, too. */
export function policyNames(data: string): string[] {
  const folder = join(data, "policies");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith(".md")).map((file) => file.replace(/\.md$/, ""));
}

/** The front matter of a policy in the folder `data`, which has passed the check. */
export function policyFrontMatter(data: string, name: string): z.infer<typeof policy> {
  const { fields = [] } = splitPolicy(readFileSync(join(data, "policies", `${name}.md`), "utf8"));
  return policy.parse(Object.fromEntries(fields.map((field) => [field.name, field.value])));
}

/** A line of front matter, which starts at `offset`. It has no value if it is no field. */
export type FrontMatterField = { name: string; value: string | undefined; offset: number };

/**
 * Splits a policy into the fields of its front matter and its body. Without front matter there are no fields. In the body
 * the lines of the front matter are empty, so that lines count as in the file.
 *
 * Front matter is lines of `name: "text in quotes"` between two lines `---`: the part of YAML that can be explained to an editor
 * in one sentence, and that Gatsby reads as nothing but text.
 */
export function splitPolicy(text: string): { fields?: FrontMatterField[]; body: string } {
  const [whole = "", opening = "", lines] = /^(---\r?\n)([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? [];
  let offset = opening.length;
  const fields = lines?.split("\n").map((line) => {
    const [, name = "", value = ""] = /^(\w+): (".*")\r?$/.exec(line) ?? [];
    const field = { name, value: unquoted(value), offset };
    offset += line.length + 1;
    return field;
  });
  return { fields, body: whole.replace(/[^\n]/g, "") + text.slice(whole.length).replaceAll("\r\n", "\n") };
}

/** What a text in quotes stands for, as YAML and JSON agree on it. */
function unquoted(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}
