/** Previews the real pages beside the forms: `gatsby develop` updates them after each change that passes the check. */
import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** The preview's URL. `npm run develop` uses the same port, because two instances cannot share a cache. */
export const previewAddress = "http://localhost:8000";

/** `waiting`: Gatsby cannot start until the content has no errors. `failed`: the terminal says why. */
export type PreviewState = "waiting" | "starting" | "ready" | "failed";

/** Starts the preview of the project at `root`, unless `npm run develop` is running, and reports each change of its state. */
export async function startPreview(root: string, report: (state: PreviewState) => void) {
  if (await isRunning()) return report("ready");
  const command = ["node_modules/gatsby/cli.js", "develop", "--port", new URL(previewAddress).port];
  const develop = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  process.once("exit", () => develop.kill());
  develop.once("exit", () => report("failed"));
  const hasEnded = () => develop.exitCode !== null || develop.signalCode !== null;
  while (!hasEnded() && !(await isRunning())) await setTimeout(1000);
  if (!hasEnded()) report("ready");
}

/** Gatsby answers this request once it has built the pages' script; another program on the port does not know the path. */
const isRunning = () =>
  fetch(`${previewAddress}/commons.js`).then(
    ({ ok }) => ok,
    () => false,
  );
