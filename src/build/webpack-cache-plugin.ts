import { createDigester } from "./build-cache";

/** The parts of webpack's types that are used. */
type Cache = { type: string; version?: string; buildDependencies?: Record<string, string[]> };
type Compilation = { buildDependencies: { clear: () => void } };
type Compiler = {
  options: { cache?: boolean | Cache };
  hooks: { afterCompile: { tap: (name: string, act: (compilation: Compilation) => void) => void } };
};

/**
 * A webpack plugin that drops webpack's cache when the lock file or our settings change. Otherwise webpack would trace everything
 * that its loaders import, which is all of Gatsby and Babel, to find out whether the cache is still valid: six seconds of a cold
 * build, three for each of its two compilations.
 */
export function cacheByDigest() {
  return {
    apply({ options, hooks }: Compiler) {
      if (typeof options.cache !== "object") return;
      options.cache.version = createDigester("src/build/webpack.ts")(null);
      options.cache.buildDependencies = { defaultWebpack: [] };
      hooks.afterCompile.tap("cacheByDigest", ({ buildDependencies }) => buildDependencies.clear());
    },
  };
}
