/**
 * Writes docs/licences.md, with the licence of every package that a build needs: run `npm run licences` after changing
 * dependencies. Reads the lock file, which lists the packages of all platforms, installed or not.
 */
import { readFileSync, writeFileSync } from "node:fs";

/** An entry of package-lock.json. */
type LockedPackage = {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** Only needed by tests and tools. */
  dev?: boolean;
};

/** Every package that `npm ci` installs, by its path in the project. */
export function lockedPackages(): [place: string, entry: LockedPackage][] {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
  return Object.entries(lock.packages).filter(([place]) => place !== "");
}

/** Extracts the name from a path such as "node_modules/a/node_modules/@b/c". */
export const nameAt = (place: string) => place.replace(/^.*node_modules\//, "");

/** Licences that require only their text in each copy. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
];

/**
 * Licences with further conditions on distribution, and the packages under them: build tools, which are not
 * distributed.
 */
const ofTools: Record<string, string> = {
  "CC-BY-4.0": "the table of browsers from which browserslist reads",
  "LGPL-3.0-or-later": "libvips, with which sharp encodes pictures",
  "MPL-2.0": "satori and axe, used unchanged",
};

/** Licences that npm cannot detect, looked up manually for one version. */
const lookedUp: Record<string, string> = {
  "busboy 1.6.0": "MIT",
  "linkfs 2.1.0": "MIT",
  "not 0.1.0": "MIT",
  "png-js 2.0.0": "MIT",
  "streamsearch 1.1.0": "MIT",
  "valid-url 1.0.9": "MIT",
  "xmlhttprequest-ssl 2.1.2": "MIT",
  "xtend 2.1.2": "MIT",
};

/**
 * The text of docs/licences.md.
 *
 * @throws an Error that lists packages whose licence is unknown or not permitted
 */
export function licenceDocument(): string {
  const byLicence = new Map<string, Set<string>>();
  const errors: string[] = [];
  for (const [place, { version, license, dev }] of lockedPackages()) {
    if (dev) continue;
    const name = nameAt(place);
    const licence = (license ?? lookedUp[`${name} ${version}`] ?? "unknown").replace(/^\((.*)\)$/, "$1");
    if (!licence.split(/ (?:AND|OR) /).every((id) => permissive.includes(id) || id in ofTools))
      errors.push(`${name} ${version}: ${licence}`);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
  }
  if (errors.length > 0) throw new Error(`Not permitted by scripts/licences.ts:\n${errors.join("\n")}`);
  const licences = [...byLicence.keys()].sort();
  return [head, ...licences.map((licence) => section(licence, byLicence.get(licence) ?? []))].join("\n");
}

const head = `# Licences

Written by \`npm run licences\`. Every package that a build of the site needs, on any platform, under the licence that it states.
[SECURITY.md](../SECURITY.md) says which of them reach visitors.
`;

function section(licence: string, names: Iterable<string>): string {
  const reasons = Object.entries(ofTools).flatMap(([id, reason]) =>
    licence.includes(id) ? [`${id}: ${reason}.`, ""] : [],
  );
  return [`## ${licence}`, "", ...reasons, "```text", ...[...names].sort(), "```", ""].join("\n");
}

if (require.main === module) writeFileSync("docs/licences.md", licenceDocument());
