/** Serves the editor to this computer; the browser itself reads and writes the project's files, and is told what the check says. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { text } from "node:stream/consumers";
import type { Warning } from "../check/source";
import { editorConfig } from "./editor-config";
import { editorFiles, editorPolicy, localesFolder } from "./editor-files";
import { liveEvents, type LiveEvents } from "./live-events";
import { previewAddress } from "./preview";

/** What the page is told and may ask for. */
export type Session = {
  live: LiveEvents;
  /** The address of the site in the frame. */
  preview: string;
  /** Notes that an editor has seen a warning. */
  accept: (warning: Warning) => Promise<void>;
};

/** A session in which nobody watches data/. */
export const idleSession = (): Session => ({
  live: liveEvents(),
  preview: previewAddress,
  accept: () => Promise.resolve(),
});

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

/** Another name in the Host header is a site that lets its name lead here, to read the project (DNS rebinding). */
const ownHost = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** In bytes: many times what a warning takes. */
const longestBody = 10_000;

/** Starts the editor for the project at `root` on 127.0.0.1; port 0 takes a free one. Rejects where the port is taken. */
export function serveEditor(root: string, port: number, session = idleSession()): Promise<Server> {
  const files = editorFiles(() => editorConfig(root));
  files.set("/preview.json", () => JSON.stringify(session.preview));
  const server = createServer((request, response) => {
    const address = (request.url ?? "/").replace(/\?.*$/, "").replace(/\/$/, "/index.html");
    const { host = "" } = request.headers;
    const isOwn = ownHost.test(host);
    // The page in the frame answers to localhost alone.
    if (isOwn && !host.startsWith("localhost")) {
      const location = `http://${host.replace("127.0.0.1", "localhost")}${request.url}`;
      return void response.writeHead(307, { Location: location }).end();
    }
    if (isOwn && address === "/events") return session.live.open(response);
    if (isOwn && address === "/accept") return void acceptWarning(request, response, session);
    const content = isOwn && files.get(address);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const type = address.startsWith(localesFolder) ? ".js" : extname(address);
    response.setHeader("Content-Security-Policy", editorPolicy({ frames: [session.preview] }));
    response.writeHead(200, { "Content-Type": types[type] ?? "text/plain; charset=utf-8" }).end(content());
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Another site's page may send such a request, too, but not from this origin. */
async function acceptWarning(request: IncomingMessage, response: ServerResponse, { accept }: Session) {
  const { host, origin, "content-length": length } = request.headers;
  if (request.method !== "POST" || origin !== `http://${host}`) return response.writeHead(403).end();
  if (!(Number(length) <= longestBody)) return response.writeHead(413, { Connection: "close" }).end("It is too long.");
  try {
    await accept(JSON.parse(await text(request)) as Warning);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(500, { "Content-Type": "text/plain" }).end(String(error));
  }
}
