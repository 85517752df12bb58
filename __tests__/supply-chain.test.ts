import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";

type Versions = Record<string, string>;
type Manifest = {
  dependencies: Versions;
  devDependencies: Versions;
  /** Overrides a package everywhere, or only as a dependency of another package. */
  overrides: Record<string, string | Versions>;
  allowScripts: Record<string, boolean>;
};
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

type LockedPackage = {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** Only needed by tests and tools. */
  dev?: boolean;
};
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
const packages = Object.entries(lock.packages).filter(([place]) => place !== ""); // excludes the project itself
const nameAt = (place: string) => place.replace(/^.*node_modules\//, "");
const exact = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

test("every requested version is exact", () => {
  const { dependencies, devDependencies, overrides } = manifest;
  const below = Object.entries(overrides).flatMap(([name, version]) =>
    typeof version === "string" ? [[name, version] as const] : Object.entries(version),
  );
  const asked = [...Object.entries({ ...dependencies, ...devDependencies }), ...below];
  // "$react" stands for the version in dependencies.
  expect(asked.filter(([name, version]) => !exact.test(version) && version !== `$${name}`)).toEqual([]);
});

test("every installed package has one version, a digest, and comes from the registry", () => {
  const loose = packages.filter(
    ([, { version, integrity, resolved }]) => !exact.test(version) || !integrity?.startsWith("sha512-") || resolved,
  );
  expect(loose.map(([place]) => place)).toEqual([]);
});

test("install scripts are denied to each package by name, and disabled in npm altogether", () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameAt(place));
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(scripted)].sort());
  expect(Object.values(manifest.allowScripts)).not.toContain(true);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test.each(["react", "react-dom", "scheduler", "@emotion/react", "@emotion/cache", "gatsby"])(
  "there is one %s",
  (name) => {
    expect(packages.map(([place]) => place).filter((place) => nameAt(place) === name)).toEqual([
      `node_modules/${name}`,
    ]);
  },
);

/** Licences that only require including their text. `ofTools` are for build tools, which are not distributed. */
const permitted =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|OFL-1\.1|Python-2\.0|Unlicense)$/;
const ofTools = ["CC-BY-4.0", "LGPL-3.0", "LGPL-3.0-or-later", "MPL-2.0"]; // browserslist's table, spelling, sharp's libvips, axe
/** MIT packages that do not declare their licence as npm expects. */
const lookedUp =
  "busboy 1.6.0, linkfs 2.1.0, not 0.1.0, streamsearch 1.1.0, valid-url 1.0.9, xmlhttprequest-ssl 2.1.2, xtend 2.1.2";

test("a build needs only packages with a permitted licence", () => {
  const isPermitted = (license = "") =>
    license.split(/ (?:AND|OR) |[()]/).every((id) => id === "" || permitted.test(id) || ofTools.includes(id));
  const needed = packages
    .filter(([, { dev }]) => !dev)
    .map(([place, { version, license }]) => ({ name: `${nameAt(place)} ${version}`, license }));
  const unclear = needed.filter(({ license }) => !license || !isPermitted(license));
  expect(unclear.map(({ name }) => name).sort()).toEqual(lookedUp.split(", "));
});

type Step = { uses?: string; with?: Record<string, unknown> };
type Job = { "timeout-minutes"?: unknown; permissions?: unknown; steps: Step[] };
type Workflow = { permissions?: unknown; concurrency?: unknown; jobs: Record<string, Job> };

describe.each(readdirSync(".github/workflows"))("the workflow %s", (file) => {
  const text = readFileSync(`.github/workflows/${file}`, "utf8");
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test("pins each action by its commit, with the version beside it", () => {
    const used = text.match(/(?<=uses: ).*/g) ?? [];
    expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
    expect(used.filter((line) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test("may only read the code, and leaves no credentials behind", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(jobs.filter(([, { permissions }]) => permissions !== undefined)).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  });

  test("has a time limit for each job, and does not run twice at once", () => {
    expect(jobs.filter(([, job]) => job["timeout-minutes"] === undefined).map(([name]) => name)).toEqual([]);
    expect(workflow.concurrency).toBeDefined();
  });
});
