/**
 * `npm run edit`: starts the editor, checks the content after each save, and starts the preview once there are no
 * errors.
 */
import { accept } from "../check/accepted";
import { serveEditor } from "./editor-server";
import { previewAddress, previewOf } from "./preview";
import { latestVerdict } from "./verdict";

const port = 9300;

async function main() {
  const root = process.cwd();
  const preview = previewOf(root);
  const check = latestVerdict(root, ({ errors }) => errors.length === 0 && preview.start());
  check(); // the preview can start before the page is open
  await serveEditor(root, port, {
    state: () => ({ preview: preview.state(), ...check() }),
    accept(key) {
      // Any program on this computer can send a request, so only accepts warnings that the check reported.
      const known = check().verdict?.warnings.some((warning) => warning.key === key);
      if (known) accept(root, [key]);
    },
  });
  process.stdout.write(`The editor is at http://localhost:${port} for Chrome or Edge. There, choose the folder ${root}
Beside its forms is a preview of the site, from ${previewAddress}. The first time it takes a minute or two.
To stop both, press Ctrl and C.
`);
}

// `exit` handlers stop the preview, but do not run when a signal kills the process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit());

void main().catch((error: unknown) => {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  process.stderr.write(isTaken ? "The editor is already running in another terminal.\n" : `${String(error)}\n`);
  process.exit(1);
});
