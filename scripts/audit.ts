/**
 * `npm run audit`: asks the registry for advisories, where it answers such questions, and compares the lock file with those
 * that the project knows of. Exits with 1 if there is one that is not accepted, and with 2 if the registry could not be asked.
 */
import { spawnSync } from "node:child_process";
import { auditedAdvisories, knownAdvisories, type Audit } from "./known-advisories";

const known = knownAdvisories();
for (const { text, accepted } of known) process.stdout.write(`${text}${accepted ? ` (accepted: ${accepted})` : ""}\n`);
const isKnownBad = known.some(({ accepted }) => !accepted);

const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
const audit = parsed(stdout);
if (!audit.vulnerabilities) {
  process.stderr.write(
    "The registry answers no audit, so only the advisories in scripts/known-advisories.ts were looked for. Run this where npm's own registry can be asked.\n",
  );
  process.exitCode = isKnownBad ? 1 : 2;
} else {
  const found = auditedAdvisories(audit);
  for (const text of found) process.stdout.write(`${text}, says npm audit\n`);
  process.exitCode = isKnownBad || found.length > 0 ? 1 : 0;
}

function parsed(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
