/** Published advisories for packages that Gatsby brings: `npm test` refuses these versions, since few registries answer `npm audit`. */
import { satisfies } from "semver";
import { lockedPackages, nameAt } from "./licences";

type Advisory = {
  package: string;
  /** Of versions, as npm writes them. */
  range: string;
  id: string;
  /** Why the version stays; SECURITY.md has the details. */
  accepted?: string;
};

const advisories: Advisory[] = [
  { package: "sharp", range: "<0.35.0", id: "GHSA-f88m-g3jw-g9cj" },
  { package: "immutable", range: "<3.8.3 || >=4.0.0-rc.1 <4.3.8 || >=5.0.0-beta.1 <5.1.5", id: "CVE-2026-29063" },
  { package: "lodash", range: "<4.18.0", id: "CVE-2026-4800" },
  { package: "path-to-regexp", range: "<0.1.13", id: "CVE-2026-4867" },
  { package: "uuid", range: "<11.1.1 || >=12.0.0 <12.0.1 || >=13.0.0 <13.0.1", id: "CVE-2026-41907" },
  { package: "webpack", range: ">=5.49.0 <5.104.1", id: "CVE-2025-68157" },
  {
    package: "file-type",
    range: ">=13.0.0 <21.3.1",
    id: "CVE-2026-31808",
    accepted: "reads only files that a build fetches from other hosts, and this site fetches none",
  },
  {
    package: "@parcel/reporter-dev-server",
    range: ">=1.6.1 <2.16.4",
    id: "CVE-2025-56648",
    accepted: "starts no server: Gatsby uses Parcel to compile gatsby-config.ts and gatsby-node.ts alone",
  },
];

/** Returns the advisories that hold for a package in the lock file, with its version, in words. */
export function knownAdvisories(
  packages: [place: string, entry: { version: string }][] = lockedPackages(),
): { text: string; accepted?: string }[] {
  return packages.flatMap(([place, { version }]) =>
    advisories
      .filter(
        ({ package: name, range }) => name === nameAt(place) && satisfies(version, range, { includePrerelease: true }),
      )
      .map(({ package: name, id, accepted }) => ({ text: `${name} ${version}: ${id}`, ...(accepted && { accepted }) })),
  );
}

/** What `npm audit --json` says of packages; `via` names the packages that bring an advisory, or describes it. */
export type Audit = { vulnerabilities?: Record<string, { severity: string; range: string; via: (string | object)[] }> };

/** Returns the packages with an advisory of their own that npm's audit found, without those that are accepted. */
export function auditedAdvisories({ vulnerabilities = {} }: Audit): string[] {
  const accepted = advisories.flatMap((advisory) => (advisory.accepted ? advisory.package : []));
  return Object.entries(vulnerabilities)
    .filter(([name, { via }]) => via.some((cause) => typeof cause === "object") && !accepted.includes(name))
    .map(([name, { range, severity }]) => `${name} ${range}: ${severity}`);
}
