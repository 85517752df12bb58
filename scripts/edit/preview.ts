/**
 * Previews the real pages beside the forms: `gatsby develop` updates them after each change to data/ that passes the
 * check.
 */
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** The preview's URL. `npm run develop` uses the same port, because two instances cannot share a cache. */
export const previewAddress = "http://localhost:8000";

/** `waiting`: Gatsby cannot start until the content has no errors. */
export type PreviewState = { state: "waiting" | "starting" | "ready" | "updating" | "failed"; reason?: string };

/** Starts the preview of the project at `root`, and reports each change of its state. */
export async function startPreview(root: string, report: (state: PreviewState) => void) {
  const running = await fetch(`${previewAddress}/___graphql`).catch(() => undefined);
  if (running?.ok) return report({ state: "ready" }); // `npm run develop` is running in another terminal
  if (running) {
    const reason = `Another program uses ${previewAddress}: end it, and start the editor again.`;
    return report({ state: "failed", reason });
  }
  const develop = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", new URL(previewAddress).port], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => void develop.kill();
  process.once("exit", stop);
  let lines: string[] = [];
  const read = (chunk: Buffer) => {
    const text = stripVTControlCharacters(chunk.toString());
    lines = [...lines, ...text.split("\n").filter((line) => /\w/.test(line))].slice(-12); // the reason, in case it fails
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
