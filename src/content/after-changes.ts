import { watch, type FSWatcher } from "chokidar";

/**
 * Calls `act` with the path of a changed file below `paths`. Runs one call at a time: files saved during a call share
 * the next one. `act` must not reject.
 */
export function afterChanges(paths: string | string[], act: (changed: string) => Promise<void>): FSWatcher {
  let lastRun = Promise.resolve();
  let isQueued = false;
  const run = (path: string) => {
    if (isQueued) return;
    isQueued = true;
    lastRun = lastRun.then(() => {
      isQueued = false;
      return act(path);
    });
  };
  const settled = { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } };
  return watch(paths, { ignoreInitial: true, ...settled })
    .on("all", (_, path) => run(path))
    .on("error", () => run("")); // the next call says what is wrong
}
