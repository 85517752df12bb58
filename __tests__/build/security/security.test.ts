import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import site from "../../data/site.json";
import { contentSecurityPolicy, headerRules } from "../../../src/build/security/headers";
import { addPagePolicy, finishPages, inlineScriptFiller, scriptsIn } from "../../../src/build/finish-pages";
import { speculationRules } from "../../../src/browser/speculation-rules";
import { newProject } from "../../support/project";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (policy: string, name: string) =>
  policy
    .split(";")
    .find((text) => text.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

test("allows only the pages' inline scripts, by hash", () => {
  expect(directive(contentSecurityPolicy(["a = 1", "b = 2"], "netlify"), "script-src")).toEqual([
    "'self'",
    ...["a = 1", "b = 2", speculationRules].map(hash),
  ]);
});

test.each([
  ["netlify", ["'self'"], ["'self'"]],
  ["none", ["'self'", "mailto:"], ["'self'"]],
  ["https://forms.example/f/abc?x=1", ["'self'", "https://forms.example"], ["'self'", "https://forms.example"]],
])("with forms.delivery %s, forms may post to %j and scripts connect to %j", (delivery, action, connect) => {
  const policy = contentSecurityPolicy([], delivery);
  expect(directive(policy, "form-action")).toEqual(action);
  expect(directive(policy, "connect-src")).toEqual(connect);
  expect(directive(policy, "default-src")).toEqual(["'self'"]);
});

test("the policy is one line, without a comma, which would start another policy", () => {
  expect(contentSecurityPolicy(["a"], "https://forms.example/f")).not.toMatch(/[,\n]/);
});

test("the last rule of static/_headers, to which the build adds, is for all URLs", () => {
  const rules = readFileSync("static/_headers", "utf8").match(/^\/.*/gm);
  expect(rules?.at(-1)).toBe("/*");
});

const project = newProject(["../static/_headers", () => "/*\n"]);
mkdirSync(join(project, "public"));

test.each([
  ["production", false],
  ["deploy-preview", true],
  ["branch-deploy", true],
])("in the context %s, search engines are excluded: %s", (context, away) => {
  const rules = headerRules(project, [], site, context);
  expect(rules.includes("  X-Robots-Tag: noindex\n")).toBe(away);
  for (const line of rules.trimEnd().split("\n").slice(1)) expect(line).toMatch(/^ {2}[\w-]+: \S.*$/);
});

test.each([
  [undefined, "max-age=31536000"],
  [true, "max-age=31536000; includeSubDomains"],
])("with httpsForSubdomains %s, HTTPS applies to %s", (httpsForSubdomains, value) => {
  const rules = headerRules(project, [], { ...site, httpsForSubdomains });
  expect(rules).toContain(`  Strict-Transport-Security: ${value}\n`);
});

test("a page allows its own styles, emotion's empty one, and no others", () => {
  const html = '<head><style data-emotion="css">.a{b:c}</style><style>@font-face{}</style></head>';
  const secured = addPagePolicy(html);
  const policy = `style-src-elem 'self' ${[".a{b:c}", "@font-face{}", ""].map(hash).join(" ")}`;
  expect(secured).toBe(
    html.replace("<style", `<meta http-equiv="Content-Security-Policy" content="${policy}"/><style`),
  );
  expect(addPagePolicy(secured)).toBe(secured);
});

test("finds scripts in the page and in templates, but no data blocks or files", () => {
  const html =
    '<script type="application/ld+json">{}</script><template><script\n id="x"\n>a</script><script src="/b.js"></script>' +
    '<script data-src="no">c</script></template><script>d</script>';
  expect(scriptsIn(html)).toEqual(["a", "c", "d"]);
});

test("an inline script without a file stops the build with its name", () => {
  expect(() => inlineScriptFiller(project)('<script data-inline="typo"></script>')).toThrow(
    /data-inline="typo".*there is no/,
  );
});

test("a build appends headers to those of static/, even if it runs twice", async () => {
  const root = newProject();
  mkdirSync(join(root, "public/about"), { recursive: true });
  const file = join(root, "public/about/index.html");
  writeFileSync(file, '<html><head><style>a{}</style></head><script data-inline="one"></script></html>');
  mkdirSync(join(root, "src/browser/inline"), { recursive: true });
  writeFileSync(join(root, "src/browser/inline/one.ts"), "const two: number = 1 + 1;\nself.one( two );");
  writeFileSync(join(root, "public/part.html"), "<script>untouched by this site's own steps</script>");
  writeFileSync(join(root, "static/_headers"), "/fonts/*\n  Cache-Control: immutable\n/*\n  Referrer-Policy: origin\n");
  const build = () => {
    const scripts = finishPages(root);
    return [headerRules(root, scripts, site), readFileSync(file, "utf8")];
  };
  const first = build();
  expect(first[0]).toMatch(
    /immutable\n\/\*\n {2}Referrer-Policy: origin\n {2}Content-Security-Policy: [^\n]*\n {2}Strict-/,
  );
  expect(first[0]?.match(/'sha256-[^']*'/g)).toEqual([
    hash(scriptsIn(first[1] ?? "")[0] ?? ""),
    hash(speculationRules),
  ]);
  expect(first[1]).toContain(hash("a{}"));
  expect(first[1]).toContain("self.one(2)");
  expect(build()).toEqual(first);
});
