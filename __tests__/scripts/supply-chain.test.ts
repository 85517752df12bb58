/** @jest-environment node */
import { readFileSync } from "node:fs";
import { licenceDocument, lockedPackages, nameAt } from "../../scripts/licences";

type Versions = Record<string, string>;
type Manifest = {
  dependencies: Versions;
  devDependencies: Versions;
  /** An override for a package everywhere, or only below another one. */
  overrides: Record<string, string | Versions>;
  allowScripts: Record<string, boolean>;
};
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const packages = lockedPackages();
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

test("every licence is permitted, and docs/licences.md is up to date", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licenceDocument());
});
