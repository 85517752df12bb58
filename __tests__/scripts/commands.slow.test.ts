import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { scripts } from "../../package.json";
import { editData, newProject, swap } from "../support/project";

/** Copies this project with the fixtures of __tests__/data as content, to run commands in. */
function copyOfProject(): string {
  const root = newProject();
  const settings = ["package.json", "tsconfig.json", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];
  for (const name of ["src", "scripts", "static", "generated", ...settings])
    cpSync(name, join(root, name), { recursive: true });
  mkdirSync(join(root, "public"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

const root = copyOfProject();
editData(root, "courses.json", swap("15000", '"15000"'));
editData(root, "home.json", swap('"/about"', '"/abuot"'));

const messages = [
  'data/courses.json:13:14 item 1 (Python), price must be whole rupees without quotes or commas, such as 15000, but is "15000"',
  'data/home.json:63:15 about, action, link leads to "/abuot", which is not a page of this site; did you mean "/about"?',
];

/** Unsets Jest's variables, and GitHub's, because annotations would repeat each error. */
const outside = { JEST_WORKER_ID: undefined, NODE_ENV: undefined, GITHUB_ACTIONS: undefined };

test.each(["check", "build"] as const)("npm run %s prints each error once and fails", (script) => {
  // Without npm and tsx, which start processes of their own.
  const [, ...words] = scripts[script].replace(/^tsx/, `node --import ${require.resolve("tsx")}`).split(" ");
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...outside, CI: "true", NETLIFY: "true", CONTEXT: "production" },
  });
  const printed = `${stdout} ${stderr}`.replace(/\s+/g, " "); // Gatsby wraps lines
  for (const message of messages) expect(printed.split(message)).toHaveLength(2);
  expect(status).not.toBe(0);
});
