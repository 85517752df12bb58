/** `npm run edit`: starts the editor, and checks the content after each save. */
import { reportErrors } from "./watch-content";
import { serveEditor } from "./editor-server";

const port = 9300;

async function main() {
  const root = process.cwd();
  await serveEditor(root, port);
  process.stdout.write(`The editor is at http://localhost:${port} for Chrome or Edge. There, choose the folder ${root}
To stop it, press Ctrl and C.
`);
  await reportErrors(root, (text) => process.stdout.write(text));
}

void main().catch((error: unknown) => {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  process.stderr.write(isTaken ? "The editor is running already, in another terminal.\n" : `${String(error)}\n`);
  process.exitCode = 1;
});
