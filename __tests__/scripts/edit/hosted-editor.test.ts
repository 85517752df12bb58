import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildEditor } from "../../../scripts/edit/build-editor";
import { editorConfig } from "../../../scripts/edit/editor-config";
import { hostOf, hostedConfig } from "../../../scripts/edit/hosted-config";
import { checkInputAt } from "../../../src/content/check/check-input";
import { newProject } from "../../support/project";
import { settingErrors } from "../../support/sveltia-schema";

const gitHub = { EDIT_REPO: "https://github.com/institute/website" };
const gitLab = { EDIT_REPO: "https://git.example/institute/web/site" };
const application = "0123456789abcdef".repeat(4);
const site = "https://institute.example";

test.each<[name: string, environment: Record<string, string>, backend: object]>([
  ["GitHub with a token", gitHub, { name: "github", repo: "institute/website", auth_methods: ["token"] }],
  [
    "GitHub with a service for OAuth",
    { ...gitHub, EDIT_SIGN_IN: "https://api.netlify.com", EDIT_BRANCH: "live" },
    { branch: "live", base_url: "https://api.netlify.com", auth_methods: ["oauth"] },
  ],
  [
    "a GitLab server with an application",
    { ...gitLab, EDIT_SIGN_IN: application },
    { name: "gitlab", repo: "institute/web/site", api_root: "https://git.example/api/v4", app_id: application },
  ],
])("the settings for %s match Sveltia's schema, and keep drafts", async (_, environment, backend) => {
  const config = hostedConfig("/site", site, hostOf(environment));
  expect(config).toMatchObject({ publish_mode: "editorial_workflow", site_url: site, backend });
  // Validating the forms takes seconds, and edit.slow.test.ts does it.
  expect(await settingErrors(JSON.stringify({ ...config, collections: [] }))).toEqual([]);
});

test("the forms match the local editor's, and each opens its page in the preview", () => {
  const { collections = [] } = hostedConfig(process.cwd(), site, hostOf(gitHub));
  expect(collections).toMatchObject(editorConfig(process.cwd()).collections ?? []);
  const pages = collections
    .flatMap((group) => ("files" in group ? group.files : []))
    .map(({ name, preview_path }) => `${name} ${preview_path}`);
  expect(pages).toEqual(expect.arrayContaining(["admissions /admissions", "courses /courses", "terms /terms"]));
  expect(pages).toEqual(expect.arrayContaining(["home /", "home-courses /", "redirects /", "testimonials /"]));
});

test("each file is shown on a page that exists", () => {
  const files = (editorConfig(process.cwd()).collections ?? []).flatMap((group) =>
    "files" in group ? group.files : [],
  );
  const pages = [...checkInputAt(process.cwd()).pages, "/404"];
  expect(files.filter(({ preview_path }) => !pages.includes(preview_path ?? ""))).toEqual([]);
});

test.each([
  [{}, /^EDIT_REPO is not set: set it to the repository's address, such as/],
  [{ EDIT_REPO: "institute/website" }, /^EDIT_REPO cannot be "institute\/website": set it to the repository's address/],
  [{ EDIT_REPO: "https://github.com/a/b/tree" }, /^EDIT_REPO cannot be "https:/],
  [{ ...gitHub, EDIT_SIGN_IN: "http://plain.example" }, /^EDIT_SIGN_IN cannot be "http:.*: set it to token, or/],
  [{ ...gitLab, EDIT_SIGN_IN: "my app" }, /^EDIT_SIGN_IN cannot be "my app": .* the ID of the application/],
])("with %j, the error names the setting to correct", (environment, sentence) => {
  expect(() => hostOf(environment)).toThrow(sentence);
});

describe("the folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  beforeAll(() => buildEditor(newProject(), folder, hostOf(gitHub)));
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
