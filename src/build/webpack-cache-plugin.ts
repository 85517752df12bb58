import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The parts of webpack's types in use. */
type Cache = { type: string; version?: string; buildDependencies?: Record<string, string[]> };
type Compilation = { buildDependencies: { clear: () => void } };
type Compiler = {
  options: { cache?: boolean | Cache };
  hooks: { afterCompile: { tap: (name: string, act: (compilation: Compilation) => void) => void } };
};

/** The inputs that determine how webpack compiles a module. */
const inputs = ["package-lock.json", "gatsby-config.ts", "src/build/webpack.ts", "src/build/webpack-cache-plugin.ts"];

/**
 * A webpack plugin that clears webpack's cache when the lock file or our settings change. To validate its cache,
 * webpack would otherwise trace all of Gatsby and Babel: six seconds of a cold build, three for each compilation.
 */
export function cacheByDigest() {
  return {
    apply({ options, hooks }: Compiler) {
      if (typeof options.cache !== "object") return;
      const digest = createHash("sha256");
      for (const file of inputs) digest.update(readFileSync(file));
      options.cache.version = digest.digest("hex");
      options.cache.buildDependencies = { defaultWebpack: [] };
      hooks.afterCompile.tap("cacheByDigest", ({ buildDependencies }) => buildDependencies.clear());
    },
  };
}
