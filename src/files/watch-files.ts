import { watch, type FSWatcher } from "chokidar";

/** Calls `act`, which must not reject, after changes below `path`. Files saved during a call share the next one. */
export function watchFiles(path: string, act: (changed: string) => Promise<void>): FSWatcher {
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
  return watch(path, { ignoreInitial: true, ...settled })
    .on("all", (_, path) => run(path))
    .on("error", () => run("")); // the next call reports the cause
}
