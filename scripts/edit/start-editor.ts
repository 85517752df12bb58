/** `npm run edit`: starts the editor and the preview, and checks the content after each save. */
import { accept } from "../check/accepted";
import type { Warning } from "../check/source";
import { serveEditor } from "./editor-server";
import { liveEvents } from "./live-events";
import { previewAddress, startPreview } from "./preview";
import { watchVerdict } from "./watch-content";

const port = 9300;

async function main() {
  const root = process.cwd();
  const live = liveEvents();
  const print = (text: string) => void process.stdout.write(text);
  let judgeAgain = () => Promise.resolve();
  let warnings: Warning[] = [];
  await serveEditor(root, port, {
    live,
    preview: previewAddress,
    accept: async ({ key }) => {
      // Only what the check has said: the request may come from anywhere on this computer.
      accept(
        root,
        warnings.map((warning) => warning.key).filter((known) => known === key),
      );
      await judgeAgain();
    },
  });
  print(`The editor is at http://localhost:${port} for Chrome or Edge. There, choose the folder ${root}
Beside its forms stands the site as it is to be, from ${previewAddress}: the first time it takes a minute or two.
To stop both, press Ctrl and C.
`);
  const previewAgain = startPreview(root, (state) => {
    live.tell("preview", state);
    if (state.state === "ready") print(`The preview is ready: ${previewAddress}\n`);
    if (state.state === "failed") print(`There is no preview:\n${state.reason}\n`);
  });
  const watched = await watchVerdict(root, print, (verdict) => {
    warnings = verdict.warnings;
    live.tell("verdict", verdict);
    if (verdict.errors.length === 0) previewAgain();
  });
  judgeAgain = watched.judgeAgain;
}

// Only so does the end of this process end the preview, too.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit());

void main().catch((error: unknown) => {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  process.stderr.write(isTaken ? "The editor is running already, in another terminal.\n" : `${String(error)}\n`);
  process.exitCode = 1;
});
