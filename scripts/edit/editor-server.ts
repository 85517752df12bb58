/** Serves the editor to this computer; the browser itself reads and writes the files. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { editorConfig } from "./editor-config";

const project = join(__dirname, "../..");

/** No other host: all parts of the editor come from node_modules. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob: data:",
  "frame-ancestors 'none'",
].join("; ");

/** The folders that the browser may read, by address. */
const folders = { "/sveltia/": "node_modules/@sveltia/cms", "/prettier/": "node_modules/prettier" };

/** Another name in the Host header is a site that lets its name lead here, to read the project (DNS rebinding). */
const ownHost = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

const locales = join(project, "node_modules/@sveltia/cms/locales");

/** Starts the editor for the project at `root` on 127.0.0.1; port 0 takes a free one. Rejects where the port is taken. */
export function serveEditor(root: string, port: number): Promise<Server> {
  const page = sirv(join(__dirname, "page"), { dev: true });
  const shared = Object.entries(folders).map(([prefix, folder]) => ({
    prefix,
    files: sirv(join(project, folder), { dev: true }),
  }));
  const generated: Record<string, () => [type: string, text: string]> = {
    "/config.json": () => ["application/json", JSON.stringify(editorConfig(root))],
    "/layout.json": () => ["application/json", readFileSync(join(project, ".prettierrc.json"), "utf8")],
    "/icon.svg": () => ["image/svg+xml", readFileSync(join(project, "static/favicon.svg"), "utf8")],
  };
  // The editor imports its translations as scripts, which bundlers make of them.
  for (const file of readdirSync(locales))
    generated[`/sveltia/locales/${file}`] = () => [
      "text/javascript",
      `export default ${readFileSync(join(locales, file), "utf8")}`,
    ];
  const notFound = (response: ServerResponse) => () => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    if (!ownHost.test(request.headers.host ?? "")) return notFound(response)();
    const path = (request.url ?? "/").replace(/\?.*$/, "");
    response.setHeader("Content-Security-Policy", policy);
    const folder = shared.find(({ prefix }) => path.startsWith(prefix));
    const generate = generated[path];
    if (generate) {
      const [type, text] = generate();
      response.writeHead(200, { "Content-Type": type }).end(text);
    } else if (folder) {
      request.url = path.slice(folder.prefix.length - 1);
      folder.files(request, response, notFound(response));
    } else page(request, response, notFound(response));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server));
  });
}
