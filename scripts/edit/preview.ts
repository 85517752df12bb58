/** The real pages beside the form: `gatsby develop`, which follows each change of data/ that passes the check. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { stripVTControlCharacters } from "node:util";

/** Where the site is shown: `npm run develop` uses the same port, and no two of them can share their cache. */
export const previewAddress = "http://localhost:8000";

export type PreviewState = { state: "starting" | "ready" | "updating" | "failed"; reason?: string };

/** Lines of output that say why it failed. */
const lastLines = 12;

/** Shows the project at `root` on `previewAddress`. `retry` starts it again if it failed, such as after an error in the content. */
export function startPreview(root: string) {
  let now: PreviewState = { state: "failed" };
  const retry = () => {
    if (now.state !== "failed") return;
    now = { state: "starting" };
    void start(root, (state) => (now = state));
  };
  retry();
  return { state: () => now, retry };
}

async function start(root: string, report: (state: PreviewState) => void) {
  if (await isDevelopRunning()) return report({ state: "ready" }); // in another terminal
  const { port } = new URL(previewAddress);
  if (!(await isFree(Number(port))))
    return report({
      state: "failed",
      reason: `Another program uses ${previewAddress}: end it, and start the editor again.`,
    });
  const develop = spawn(process.execPath, ["scripts/gatsby.mjs", "develop", "--port", port], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => void develop.kill();
  process.once("exit", stop);
  let lines: string[] = [];
  const read = (chunk: Buffer) => {
    const text = stripVTControlCharacters(chunk.toString());
    lines = [...lines, ...text.split("\n").filter((line) => /\w/.test(line))].slice(-lastLines);
    if (text.includes("changed file at")) report({ state: "updating" });
    if (/You can now view|success Writing page-data/.test(text)) report({ state: "ready" });
  };
  develop.stdout.on("data", read);
  develop.stderr.on("data", read);
  develop.once("exit", () => {
    process.off("exit", stop);
    report({ state: "failed", reason: lines.join("\n") });
  });
}

async function isDevelopRunning(): Promise<boolean> {
  try {
    return (await fetch(`${previewAddress}/___graphql`)).ok;
  } catch {
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false)).listen(port, () => probe.close(() => resolve(true)));
  });
}
