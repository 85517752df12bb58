/** Serves the editor on this computer. The browser itself reads and writes the project's files. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sirv from "sirv";
import { editorConfig } from "./editor-config";
import { editorPolicy, writeEditor } from "./editor-files";
import { previewAddress, type PreviewState } from "./preview";
import type { Checked } from "./verdict";

/** The page polls this twice a second. */
export type State = Checked & { preview: PreviewState };

/** `accept` takes the key of a warning. */
export type Session = { state: () => State; accept: (key: string) => void };

/**
 * Rejects other hosts: a website could point its own domain at this server to read the project (DNS rebinding).
 */
const ownHost = /^localhost(?::\d+)?$/;

/** Starts the editor for the project at `root` on 127.0.0.1; port 0 picks a free one. Rejects if the port is in use. */
export function serveEditor(root: string, port: number, session: Session): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  writeEditor(folder, { config: editorConfig(root), preview: previewAddress });
  const files = sirv(folder, { etag: true, maxAge: 0 });
  const server = createServer((request, response) => {
    if (!ownHost.test(request.headers.host ?? "")) return void response.writeHead(404).end();
    if (request.url === "/accept") return void acceptWarning(request, response, session.accept);
    if (request.url === "/state.json") return void response.end(JSON.stringify(session.state()));
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

/** Checks the origin, because any website can send this request. */
async function acceptWarning(request: IncomingMessage, response: ServerResponse, accept: Session["accept"]) {
  const { host, origin } = request.headers;
  if (request.method !== "POST" || origin !== `http://${host}`) return response.writeHead(403).end();
  accept(await text(request));
  response.writeHead(204).end();
}
