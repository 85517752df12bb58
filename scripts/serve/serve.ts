/**
 * Serves the built site as Netlify does: paths without `.html`, `_headers`, `_redirects`, the not-found page and forms.
 * As a script (`npm run serve`), takes a port and, for other computers, an address; prints form submissions.
 */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sirv from "sirv";
import { listFiles } from "../../src/files/list-files";
import { honeypot, netlifyHeader } from "../../src/contact/form-fields";
import { readRules, redirectOf, revalidated } from "../../src/build/netlify-rules";

/** A submission, reduced to the form's registered fields. */
export type Received = { form: string; fields: Record<string, string> };

/** Returns a listener that serves the files of `folder` and passes each submission to `receive`. */
export async function netlifyListener(folder: string, receive: (received: Received) => void): Promise<RequestListener> {
  const { headers, redirects } = await readRules(folder);
  const forms = registeredForms(folder);
  // `dev` looks up files on each request, because a build may replace them.
  const files = sirv(folder, { dev: true, etag: true, onNoMatch: redirectOrNotFound });

  function redirectOrNotFound(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = addressOf(request);
    const redirect = redirectOf(pathname, redirects);
    // The query comes before the anchor.
    const location = redirect?.to.replace(/(?=#)|$/, () => search);
    if (redirect) response.writeHead(redirect.status ?? 301, { Location: location }).end();
    else notFound(request, response);
  }

  function notFound(_: IncomingMessage, response: ServerResponse) {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(readFileSync(join(folder, "404.html")));
  }

  async function submit(request: IncomingMessage, response: ServerResponse, path: string) {
    if (!(Number(request.headers["content-length"]) <= maxBytes)) return void response.writeHead(413).end();
    const typed = Object.fromEntries(new URLSearchParams(await text(request)));
    const form = typed["form-name"] ?? "";
    const fields = forms.get(form);
    if (!fields || !pageFile(folder, path)) return notFound(request, response);
    const known = Object.entries(typed).filter(([name]) => fields.includes(name) && name !== honeypot);
    // A filled honeypot gets the success response, but the submission is dropped.
    if (!typed[honeypot]) receive({ form, fields: Object.fromEntries(known) });
    response.setHeader(netlifyHeader, "local");
    files(request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = "" } = request;
    const { pathname, search } = addressOf(request);
    response.setHeader("Cache-Control", revalidated);
    for (const { values } of headers.filter(({ forRegExp }) => forRegExp.test(pathname)))
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    if (method === "POST") await submit(request, response, pathname);
    else if (!["GET", "HEAD"].includes(method)) response.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    else if (/.\/$/.test(pathname) && !redirectOf(pathname, redirects))
      response.writeHead(301, { Location: pathname.slice(0, -1) + search }).end();
    else files(request, response);
  }

  // A failed request ends only its own connection, not the server.
  return (request, response) => void answer(request, response).catch(() => response.destroy());
}

/** The file of the page at `path`, if there is one: about/index.html by Gatsby, about.html by Netlify's adapter. */
export function pageFile(folder: string, path: string): string | undefined {
  return [join(folder, path, "index.html"), join(folder, `${path}.html`)].find((file) => existsSync(file));
}

/** Maximum size of a submission in bytes, far more than the fields allow. */
const maxBytes = 1024 * 1024;

/** Collapses repeated slashes, because a redirect to `//host` would leave the site. */
function addressOf({ url = "/" }: IncomingMessage) {
  const { pathname, search } = new URL(`http://localhost${url}`);
  return { pathname: pathname.replace(/\/{2,}/g, "/"), search };
}

/** Finds the forms marked with `data-netlify` in the published pages, and the names of their fields. */
function registeredForms(folder: string): Map<string, string[]> {
  const pages = listFiles(folder).filter((file) => file.endsWith(".html"));
  const found = pages.flatMap((page) => [
    ...readFileSync(join(folder, page), "utf8").matchAll(/<form [^>]*\bdata-netlify="true".*?<\/form>/gs),
  ]);
  const names = (html: string) => Array.from(html.matchAll(/ name="([^"]+)"/g), ([, name = ""]) => name);
  return new Map(found.map(([form]): [string, string[]] => [names(form)[0] ?? "", names(form).slice(1)]));
}

async function main() {
  const [port = "9000", address = "127.0.0.1"] = process.argv.slice(2);
  const print = (received: Received) => process.stdout.write(`Received: ${JSON.stringify(received, null, 2)}\n`);
  const server = createServer(await netlifyListener("public", print)).listen(Number(port), address);
  await once(server, "listening");
  process.stdout.write(`The site is at http://localhost:${(server.address() as AddressInfo).port}\n`);
}

if (require.main === module) void main();
