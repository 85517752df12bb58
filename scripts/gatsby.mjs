/**
 * Runs a Gatsby command, such as `build`, with Node's compile cache, which makes small rebuilds a tenth faster. Node
 * 20 has no compile cache.
 */
import module from "node:module";
import { resolve } from "node:path";

const folder = resolve("node_modules/.cache/node");
module.enableCompileCache?.(folder);
process.env.NODE_COMPILE_CACHE = folder; // for Gatsby's worker processes
await import("gatsby/cli.js");
