/** The policies: Markdown with a front matter, one file of data/policies each; the file's name is the page's address. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { JsonSchema } from "./contract";
import { date, heading, seo, text } from "./fields";
import type { Problem } from "./read-file";
import { didYouMean, issueSentence, missingSentence, schemaAt } from "./sentences";

/** What stands between the two lines `---` at the top of a policy. */
export const policy = z
  .strictObject({
    title: text("The policy's name.", 40),
    heading: heading("The page's main heading."),
    description: seo.shape.description,
    lead: text("The paragraph under the heading.", 400),
    lastUpdated: date,
  })
  .meta({ id: "PolicyFrontMatter", description: "The head of a policy." });

/** How many sections a policy has (section 2 of the specification). */
const sections = 10;

/** The names of the policies in the folder `data`, which are the addresses of their pages, too. */
export function policyNames(data: string): string[] {
  const folder = join(data, "policies");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith(".md")).map((file) => file.replace(/\.md$/, ""));
}

/** Checks all policies of the folder `data`; `pages` are the addresses that links may lead to. */
export function policyProblems(data: string, pages: string[]): Problem[] {
  return policyNames(data).flatMap((name) => {
    const file = `policies/${name}.md`;
    const content = readFileSync(join(data, file), "utf8");
    return [...frontMatterProblems(file, content), ...bodyProblems(file, content, pages)];
  });
}

/** The head is lines of `name: "text in quotes"`: what Gatsby reads as YAML, and what can be explained in one sentence. */
function frontMatterProblems(file: string, content: string): Problem[] {
  const [, head] = /^---\n([\s\S]*?)\n---\n/.exec(content) ?? [];
  if (head === undefined)
    return [{ file, line: 1, column: 1, message: "the head is missing: write a line ---, the fields, and a line ---" }];

  const fields = head.split("\n").map((line, index) => {
    const [, name = "", value = ""] = /^(\w+): (".*")$/.exec(line) ?? [];
    return { name, value: parsed(value), at: { file, line: index + 2, column: 1 } };
  });
  const unreadable = fields.filter(({ value }) => value === undefined);
  if (unreadable.length > 0) {
    const message = "this line is not a field of the head: write the field's name, a colon, and text in quotes (\")";
    return unreadable.map(({ at }) => ({ ...at, message }));
  }

  const schema = z.toJSONSchema(policy, { target: "draft-7", io: "input" }) as JsonSchema;
  const issues =
    policy.safeParse(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).error?.issues ?? [];
  return issues.flatMap((issue): Problem[] => {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0])];
    return names.map((name) => {
      const field = fields.find((other) => other.name === name);
      const sentence = () => {
        if (issue.code === "unrecognized_keys")
          return `is not a field of this file${didYouMean(name, Object.keys(policy.shape), "remove it")}`;
        return field ? issueSentence(issue, field.value, schema) : missingSentence(schemaAt(issue.path, schema));
      };
      return { ...(field?.at ?? { file, line: 1, column: 1 }), message: `${name} ${sentence()}` };
    });
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function bodyProblems(file: string, content: string, pages: string[]): Problem[] {
  const lines = content.split("\n");
  const report = (index: number, column: number, message: string) => ({ file, line: index + 1, column, message });
  const found = lines.flatMap((line, index) => {
    const markup = /<\/?[a-z!]/i.exec(line);
    const links = Array.from(line.matchAll(/\]\((\/[^)#?]*)/g));
    return [
      ...(markup
        ? [report(index, markup.index + 1, "HTML is not allowed in a policy: write plain text, or Markdown")]
        : []),
      ...links
        .filter(([, path]) => path !== undefined && !pages.includes(path))
        .map(({ index: column, 1: path }) =>
          report(index, column + 3, `this link leads to no page of this site: "${path}"`),
        ),
    ];
  });
  const headings = lines.filter((line) => line.startsWith("## "));
  const again = lines.flatMap((line, index) =>
    headings.includes(line) && lines.indexOf(line) < index
      ? [report(index, 1, `"${line}" is already the heading of line ${lines.indexOf(line) + 1}: choose another one`)]
      : [],
  );
  if (headings.length === sections) return [...found, ...again];
  const wanted = `this policy must have ${sections} sections, each beginning with ## and a heading`;
  return [...found, ...again, report(0, 1, `${wanted}, but has ${headings.length}`)];
}
