/** Serves the editor to this computer; the browser itself reads and writes the project's files. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { text } from "node:stream/consumers";
import { editorConfig } from "./editor-config";
import { editorFiles, editorPolicy, localesFolder } from "./editor-files";
import { previewAddress, type PreviewState } from "./preview";
import type { Checked } from "./verdict";

/** What the page asks for about twice a second, and the warning it accepts, by its key. */
export type Session = { state: () => Checked & { preview: PreviewState }; accept: (key: string) => void };

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** Any other Host header is a site that points its own name here to read the project (DNS rebinding). */
const ownHost = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** In bytes: many times what a warning takes. */
const longestKey = 10_000;

/** Starts the editor for the project at `root` on 127.0.0.1; port 0 takes a free one. Rejects where the port is taken. */
export function serveEditor(root: string, port: number, session: Session): Promise<Server> {
  const files = editorFiles(() => editorConfig(root));
  files.set("/preview.json", () => JSON.stringify(previewAddress));
  files.set("/state.json", () => JSON.stringify(session.state()));
  const server = createServer((request, response) => {
    const address = (request.url ?? "/").replace(/\?.*$/, "").replace(/\/$/, "/index.html");
    const { host = "" } = request.headers;
    const isOwn = ownHost.test(host);
    // The preview in the frame answers only to localhost.
    if (isOwn && !host.startsWith("localhost")) {
      const location = `http://${host.replace("127.0.0.1", "localhost")}${request.url}`;
      return void response.writeHead(307, { Location: location }).end();
    }
    if (isOwn && address === "/accept") return void acceptWarning(request, response, session);
    const content = isOwn && files.get(address);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const type = address.startsWith(localesFolder) ? ".js" : extname(address);
    response.setHeader("Content-Security-Policy", editorPolicy({ frames: [previewAddress] }));
    response.writeHead(200, { "Content-Type": types[type] ?? "text/plain; charset=utf-8" }).end(content());
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** A page of another site can send this request, but not from this origin. */
async function acceptWarning(request: IncomingMessage, response: ServerResponse, { accept }: Session) {
  const { host, origin, "content-length": length } = request.headers;
  if (request.method !== "POST" || origin !== `http://${host}`) return response.writeHead(403).end();
  if (!(Number(length) <= longestKey)) return response.writeHead(413, { Connection: "close" }).end();
  accept(await text(request));
  response.writeHead(204).end();
}
