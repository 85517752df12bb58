/**
 * The build of `npm test`. Fails where the committed GraphQL types are not those of the schema and the queries: `npm run types`
 * needs no build, so nothing else would notice.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const types = "generated/gatsby-types.d.ts";

const committed = readFileSync(types);
execFileSync("npm", ["run", "build"], { stdio: "inherit" });
if (!readFileSync(types).equals(committed)) {
  process.stderr.write(`${types} was out of date. The build has renewed it: commit it, and test again.\n`);
  process.exitCode = 1;
}
