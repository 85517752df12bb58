/** The build step of `npm test`: fails if the committed GraphQL types, which `npm run types` trusts, are outdated. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const types = "generated/gatsby-types.d.ts";

const committed = readFileSync(types);
execFileSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], { stdio: "inherit" }); // npm is a script on Windows
if (!readFileSync(types).equals(committed)) {
  process.stderr.write(`${types} was out of date. The build has renewed it: commit it, and test again.\n`);
  process.exitCode = 1;
}
