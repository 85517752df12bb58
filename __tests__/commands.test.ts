/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { editData, newProject, swap } from "./project";

// Each command starts npm, and most of them Gatsby.
jest.setTimeout(120_000);

/** A copy of this project with small content, in which commands run as they do here. */
function newCopy(): string {
  const root = newProject();
  const settings = ["package.json", "tsconfig.json", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];
  for (const name of ["src", "scripts", "static", ...settings, "gatsby-browser.tsx"])
    cpSync(name, join(root, name), { recursive: true });
  mkdirSync(join(root, "public"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

const root = newCopy();
editData(root, "courses.json", swap("15000", '"15000"'));
editData(root, "home.json", swap('"/about"', '"/abuot"'));

const sentences = [
  'data/courses.json:13:14 item 1 (Python), price must be whole rupees without quotes or commas, such as 15000, but is "15000"',
  'data/home.json:49:15 about, action, link leads to no page of this site: "/abuot"; did you mean "/about"?',
];

/** What this test itself may run under. */
const noneOfJest = { CI: undefined, NETLIFY: undefined, JEST_WORKER_ID: undefined, NODE_ENV: undefined };
const netlify = { CI: "true", NETLIFY: "true", CONTEXT: "production" };

test.each<[command: string, where: string, env: Record<string, string>]>([
  ["npm run check", "on a computer", {}],
  ["npm test", "on a computer", {}],
  ["npm start", "on a computer", {}],
  ["npm run develop", "on a computer", {}],
  ["npm run build", "where CI is set", { CI: "1" }],
  ["npm run build", "on Netlify", netlify],
])("%s says each mistake in its sentence, %s, and fails", (command, _, env) => {
  const run = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: "utf8",
    env: { ...process.env, ...noneOfJest, ...env },
  });
  // Gatsby breaks lines where a terminal ends.
  const said = `${run.stdout} ${run.stderr}`.replace(/\s+/g, " ");
  for (const sentence of sentences) expect(said.split(sentence)).toHaveLength(2);
  expect(run.status).not.toBe(0);
});
