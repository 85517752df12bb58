/** `npm run edit`: serves the forms and, beside them, the check and the preview; opens them in the browser. */
import { spawn } from "node:child_process";
import { serveEditor } from "./editor-server";
import { startSession } from "./session";

const port = 9300;

async function main() {
  const root = process.cwd();
  await serveEditor(root, port, startSession(root));
  const address = `http://localhost:${port}/check`;
  process.stdout.write(`The editor is at ${address} for Chrome or Edge. There, choose the folder ${root}
It also shows what the check finds, and a preview of the site, which takes a minute or two the first time.
To stop it, press Ctrl and C.
`);
  const opener = { win32: "explorer", darwin: "open" }[process.platform as string] ?? "xdg-open";
  if (process.stdout.isTTY) spawn(opener, [address], { stdio: "ignore" }).on("error", () => undefined); // it is printed
}

// `exit` handlers stop the preview, but do not run when a signal kills the process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit());

void main().catch((error: unknown) => {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  process.stderr.write(isTaken ? "The editor is already running in another terminal.\n" : `${String(error)}\n`);
  process.exit(1);
});
