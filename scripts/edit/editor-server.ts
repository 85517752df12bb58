/** `npm run edit`: serves the forms, the check and the preview. The browser itself reads and writes the content. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sirv from "sirv";
import { editorConfig } from "./editor-config";
import { editorPolicy, writeCheckPage, writeEditor } from "./editor-files";
import { previewAddress } from "./preview";
import { startSession, type Session } from "./session";

/** The only `Host` header accepted: a website could point its own domain at this server to read the project. */
const ownHost = /^localhost(?::\d+)?$/;

/** Starts the editor for the project at `root` on 127.0.0.1; port 0 picks a free one. Rejects if the port is in use. */
export function serveEditor(root: string, port: number, session: Session): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  writeEditor(folder, editorConfig(root));
  writeCheckPage(folder);
  const files = sirv(folder, { etag: true, maxAge: 0 });
  const server = createServer((request, response) => {
    if (!ownHost.test(request.headers.host ?? "")) return void response.writeHead(404).end();
    if (request.url === "/accept") return void acceptWarning(request, response, session.accept);
    if (request.url === "/events") return stream(response, session);
    response.setHeader("Content-Security-Policy", editorPolicy({ preview: previewAddress }));
    files(request, response);
  });
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", clean);
  return new Promise((resolve, reject) => {
    server
      .once("error", reject)
      .once("close", clean)
      .listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Sends the session's state now and after each change, as server-sent events. */
function stream(response: ServerResponse, session: Session) {
  const send = () => response.write(`data: ${JSON.stringify(session.state())}\n\n`);
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  send();
  response.once("close", session.listen(send));
}

/** Checks the origin, because any website can send this request. */
async function acceptWarning(request: IncomingMessage, response: ServerResponse, accept: Session["accept"]) {
  const { host, origin } = request.headers;
  if (request.method !== "POST" || origin !== `http://${host}`) return response.writeHead(403).end();
  accept(await text(request));
  response.writeHead(204).end();
}

async function main() {
  const port = 9300;
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

if (require.main === module) {
  // `exit` handlers stop the preview, but do not run when a signal kills the process.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit());
  void main().catch((error: unknown) => {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    process.stderr.write(isTaken ? "The editor is already running in another terminal.\n" : `${String(error)}\n`);
    process.exit(1);
  });
}
