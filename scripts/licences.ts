// Writes docs/licences.md: the licence of every package that a build needs. Run `npm run licences` after a change of dependencies.
import { readFileSync, writeFileSync } from "node:fs";

/** An entry of package-lock.json; the one without a path is this project. */
export type LockedPackage = {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** Only tests and tools need it. */
  dev?: boolean;
};

/** All that `npm ci` installs, by its place below the project. */
export function lockedPackages(): [place: string, entry: LockedPackage][] {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
  return Object.entries(lock.packages).filter(([place]) => place !== "");
}

/** The name in a place such as "node_modules/a/node_modules/@b/c". */
export const nameAt = (place: string) => place.replace(/^.*node_modules\//, "");

/** Licences that ask for no more than their own text beside a copy. */
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

/** Licences that ask for more of those who hand a copy on, each with what has it: tools of the build, which stay there. */
const ofTools: Record<string, string> = {
  "CC-BY-4.0": "the table of browsers from which browserslist reads",
  "LGPL-3.0-or-later": "libvips, with which sharp encodes pictures",
  "MPL-2.0": "lightningcss, satori and axe, used unchanged",
};

/** Packages that do not state their licence in the way that npm reads: looked up by hand, for that version. */
const stated: Record<string, string> = {
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
 * What docs/licences.md is to hold.
 *
 * @throws an Error that names the packages whose licence is not permitted, or not known
 */
export function licences(): string {
  const byLicence = new Map<string, Set<string>>();
  const slips: string[] = [];
  for (const [place, { version, license, dev }] of lockedPackages()) {
    if (dev) continue;
    const name = nameAt(place);
    const licence = (license ?? stated[`${name} ${version}`] ?? "unknown").replace(/^\((.*)\)$/, "$1");
    if (!licence.split(/ (?:AND|OR) /).every((id) => permissive.includes(id) || id in ofTools))
      slips.push(`${name} ${version}: ${licence}`);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
  }
  if (slips.length > 0) throw new Error(`Not permitted (scripts/licences.ts says what is):\n${slips.join("\n")}`);
  const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
  return [...byLicence].sort(byName).reduce((text, [licence, names]) => text + section(licence, names), head);
}

const head = `# Licences

Written by \`npm run licences\`. Every package that a build of the site needs, on any platform, under the licence that it states.
What of them reaches visitors is in [SECURITY.md](../SECURITY.md).
`;

function section(licence: string, names: Set<string>): string {
  const reasons = Object.entries(ofTools).flatMap(([id, what]) => (licence.includes(id) ? [`${id}: ${what}.\n`] : []));
  const lines = [...names].sort().reduce<string[]>((before, name) => {
    const line = before.at(-1);
    return line && line.length + name.length < 118 ? [...before.slice(0, -1), `${line}, ${name}`] : [...before, name];
  }, []);
  return ["", `## ${licence}`, "", ...reasons, "```text", ...lines, "```", ""].join("\n");
}

if (require.main === module) writeFileSync("docs/licences.md", licences());
