import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildEditor, hostedConfig } from "../../../scripts/edit/build-editor";
import { editorConfig } from "../../../scripts/edit/editor-config";
import { checkInputAt } from "../../../src/content/check/content";
import { contentReader } from "../../../src/content/content-reader";
import { newProject } from "../../support/project";
import { settingErrors } from "../../support/sveltia-schema";

const read = contentReader("data");
const gitHub = { EDIT_REPO: "https://github.com/institute/website" };
test.each<[name: string, environment: Record<string, string>, backend: object]>([
  ["a token", gitHub, { name: "github", repo: "institute/website", auth_methods: ["token"] }],
  [
    "a service for OAuth",
    { ...gitHub, EDIT_SIGN_IN: "https://api.netlify.com", EDIT_BRANCH: "live" },
    { branch: "live", base_url: "https://api.netlify.com", auth_methods: ["oauth"] },
  ],
])("the settings for GitHub with %s match Sveltia's schema, and keep drafts", async (_, environment, backend) => {
  const config = hostedConfig(process.cwd(), environment);
  expect(config).toMatchObject({ publish_mode: "editorial_workflow", site_url: read("site.json").url, backend });
  // Validating the forms takes seconds, and editor-config.slow.test.ts does it.
  expect(await settingErrors(JSON.stringify({ ...config, collections: [] }))).toEqual([]);
});

test("the forms match the local editor's, and each opens a page that exists in the preview", () => {
  const { collections = [] } = hostedConfig(process.cwd(), gitHub);
  expect(collections).toMatchObject(editorConfig(process.cwd()).collections ?? []);
  const files = collections.flatMap((group) => ("files" in group ? group.files : []));
  const previews = files.map(({ name, preview_path }) => `${name} ${preview_path}`);
  expect(previews).toEqual(expect.arrayContaining(["admissions /admissions", "courses /courses", "terms /terms"]));
  expect(previews).toEqual(expect.arrayContaining(["home /", "home-courses /", "redirects /", "testimonials /"]));
  const pages = [...checkInputAt(process.cwd()).pages, "/404"];
  expect(files.filter(({ preview_path }) => !pages.includes(preview_path ?? ""))).toEqual([]);
});

test.each([{}, { EDIT_REPO: "institute/website" }, { EDIT_REPO: "https://github.com/a/b/tree" }])(
  "with %j, the error says what to set",
  (environment) => {
    expect(() => hostedConfig(process.cwd(), environment)).toThrow(
      /^Set EDIT_REPO to the repository's address, such as/,
    );
  },
);

describe("the folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  beforeAll(() => buildEditor(newProject(), folder, gitHub));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("contains every file that its page loads", () => {
    const pages = ["index.html", "start.js"].map(read).join("\n");
    const addresses = Array.from(pages.matchAll(/["'](\/[\w./-]+\.\w+)["']/g), ([, address = ""]) => address);
    expect(addresses).toEqual(expect.arrayContaining(["/start.js", "/sveltia/npm/index.js", "/settings.json"]));
    expect(addresses.filter((address) => !existsSync(join(folder, address)))).toEqual([]);
  });

  test("contains no URLs except those of the Git host and the site", () => {
    const own = ["index.html", "settings.json", "robots.txt", "_headers"].map(read).join("\n");
    const { url } = JSON.parse(readFileSync("__tests__/data/site.json", "utf8")) as { url: string };
    const named = own.match(/https?:\/\/\w[\w.-]+/g) ?? [];
    expect(new Set(named)).toEqual(new Set([url, "https://api.github.com", "https://avatars.githubusercontent.com"]));
  });
});

test("Netlify builds the editor with the project's command and Node version", () => {
  const settings = readFileSync("scripts/edit/netlify.toml", "utf8");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const [, command = ""] = /command = "npm run (.*)"/.exec(settings) ?? [];
  expect(scripts).toHaveProperty([command]);
  const [version] = /NODE_VERSION = .*/.exec(settings) ?? [];
  expect(readFileSync("netlify.toml", "utf8")).toContain(version);
});

test("Netlify builds the editor again unless only content has changed that it does not contain", () => {
  const [, ignore = ""] = /^ignore = "(.*)"$/m.exec(readFileSync("scripts/edit/netlify.toml", "utf8")) ?? [];
  const cwd = mkdtempSync(join(tmpdir(), "repository-"));
  const git = (...words: string[]) =>
    spawnSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@test.example", ...words], { cwd }).stdout;
  const commit = (file: string) => {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), "changed");
    git("add", ".");
    git("commit", "--message", file);
    return git("rev-parse", "HEAD").toString().trim();
  };
  git("init");
  let before = commit("package.json");
  const isBuilt = (file: string) => {
    const environment = { CACHED_COMMIT_REF: before, COMMIT_REF: (before = commit(file)) };
    return spawnSync("sh", ["-c", ignore], { cwd, env: { ...process.env, ...environment } }).status !== 0;
  };
  const files = ["data/courses.json", "data/site.json", "data/policies/terms.md", "scripts/edit/page/start.ts"];
  expect(files.filter(isBuilt)).toEqual(files.slice(1));
  const same = { CACHED_COMMIT_REF: before, COMMIT_REF: before };
  expect(spawnSync("sh", ["-c", ignore], { cwd, env: { ...process.env, ...same } }).status).not.toBe(0);
  rmSync(cwd, { recursive: true });
});
