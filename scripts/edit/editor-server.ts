/** Serves the editor to the browser of the same computer; the browser itself reads and writes the files. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { editorConfig } from "./editor-config";

const project = join(__dirname, "../..");

/** Nothing is asked of another host: all that the editor is made of comes from node_modules. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob: data:",
  "frame-ancestors 'none'",
].join("; ");

/** The folders below the project's one that the browser may read, by their addresses. */
const folders = { "/sveltia/": "node_modules/@sveltia/cms", "/prettier/": "node_modules/prettier" };

const locales = join(project, "node_modules/@sveltia/cms/locales");

/** Starts the editor on this computer only; it will ask for the folder `root`. */
export function serveEditor(root: string, port: number): Promise<Server> {
  const here = sirv(join(__dirname, "page"), { dev: true });
  const others = Object.entries(folders).map(([at, folder]) => ({
    at,
    files: sirv(join(project, folder), { dev: true }),
  }));
  const made: Record<string, () => [type: string, text: string]> = {
    "/config.json": () => ["application/json", JSON.stringify(editorConfig(root))],
    "/layout.json": () => ["application/json", readFileSync(join(project, ".prettierrc.json"), "utf8")],
    "/icon.svg": () => ["image/svg+xml", readFileSync(join(project, "static/favicon.svg"), "utf8")],
  };
  // The words of the editor in the language of the browser: it imports them as a script, as bundlers let it.
  for (const file of readdirSync(locales))
    made[`/sveltia/locales/${file}`] = () => [
      "text/javascript",
      `export default ${readFileSync(join(locales, file), "utf8")}`,
    ];
  const nothing = (response: ServerResponse) => () => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").replace(/\?.*$/, "");
    response.setHeader("Content-Security-Policy", policy);
    const other = others.find(({ at }) => path.startsWith(at));
    const make = made[path];
    if (make) {
      const [type, text] = make();
      response.writeHead(200, { "Content-Type": type }).end(text);
    } else if (other) {
      request.url = path.slice(other.at.length - 1);
      other.files(request, response, nothing(response));
    } else here(request, response, nothing(response));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server));
  });
}
