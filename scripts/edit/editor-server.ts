/** Serves the editor on this computer. Reading and writing the project's files is up to the browser. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { text } from "node:stream/consumers";
import { editorConfig } from "./editor-config";
import { editorFiles, editorPolicy } from "./editor-files";
import { previewAddress, type PreviewState } from "./preview";
import type { Checked } from "./verdict";

/** The page polls this twice a second. */
export type State = Checked & { preview: PreviewState };

/** `accept` takes the key of a warning. */
export type Session = { state: () => State; accept: (key: string) => void };

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/**
 * Any other Host header comes from a site that resolves its own domain to this server to read the project (DNS
 * rebinding).
 */
const ownHost = /^localhost(?::\d+)?$/;

/** Starts the editor for the project at `root` on 127.0.0.1; port 0 picks a free one. Rejects if the port is in use. */
export function serveEditor(root: string, port: number, session: Session): Promise<Server> {
  const files = editorFiles(() => ({ config: editorConfig(root), preview: previewAddress }));
  files.set("/state.json", () => JSON.stringify(session.state()));
  const server = createServer((request, response) => {
    const address = (request.url ?? "/").replace(/\?.*$/, "").replace(/\/$/, "/index.html");
    const isOwn = ownHost.test(request.headers.host ?? "");
    if (isOwn && address === "/accept") return void acceptWarning(request, response, session.accept);
    const content = isOwn && files.get(address);
    if (!content) return void response.writeHead(404).end();
    response.setHeader("Content-Security-Policy", editorPolicy({ preview: previewAddress }));
    response.writeHead(200, { "Content-Type": types[extname(address)] ?? "text/plain" }).end(content());
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Checks the origin, because any website can send this request. */
async function acceptWarning(request: IncomingMessage, response: ServerResponse, accept: Session["accept"]) {
  const { host, origin } = request.headers;
  if (request.method !== "POST" || origin !== `http://${host}`) return response.writeHead(403).end();
  accept(await text(request));
  response.writeHead(204).end();
}
