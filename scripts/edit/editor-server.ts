/** Serves the editor to this computer; the browser itself reads and writes the project's files. */
import { createServer, type Server } from "node:http";
import { extname } from "node:path";
import { editorConfig } from "./editor-config";
import { editorFiles, editorPolicy, localesFolder } from "./editor-files";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
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

/** Starts the editor for the project at `root` on 127.0.0.1; port 0 takes a free one. Rejects where the port is taken. */
export function serveEditor(root: string, port: number): Promise<Server> {
  const files = editorFiles(() => editorConfig(root));
  const server = createServer((request, response) => {
    const address = (request.url ?? "/").replace(/\?.*$/, "").replace(/\/$/, "/index.html");
    const content = ownHost.test(request.headers.host ?? "") && files.get(address);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const type = address.startsWith(localesFolder) ? ".js" : extname(address);
    response.setHeader("Content-Security-Policy", editorPolicy());
    response.writeHead(200, { "Content-Type": types[type] ?? "text/plain; charset=utf-8" }).end(content());
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server));
  });
}
