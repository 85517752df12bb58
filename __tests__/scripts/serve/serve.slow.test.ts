/** Runs `npm run serve` as a separate process, which no request may crash. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage, type RequestOptions } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { formsPage } from "../../../src/build/forms-page";

let server: ChildProcess;
let printed = "";
let port = 0;
const root = mkdtempSync(join(tmpdir(), "serve-"));

beforeAll(async () => {
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public/forms.html"), formsPage());
  for (const name of ["_headers", "_redirects"]) writeFileSync(join(root, "public", name), "");
  for (const name of ["index", "404", "about", "sent"]) writeFileSync(join(root, "public", `${name}.html`), name);
  server = spawn(process.execPath, ["--import", require.resolve("tsx"), resolve("scripts/serve/serve.ts"), "0"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  port = await new Promise<number>((ready, failed) => {
    server.once("exit", failed).stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const [, started] = /http:\/\/localhost:(\d+)/.exec(printed) ?? [];
      if (started) ready(Number(started));
    });
  });
});

afterAll(async () => {
  const ended = once(server, "exit"); // its pipe would keep this process alive
  server.kill();
  await ended;
  rmSync(root, { recursive: true });
});

/** Requests a path without normalising it. */
async function ask(path: string, options: RequestOptions = {}, body = "") {
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    request({ host: "127.0.0.1", port, path, ...options }, answered)
      .once("error", failed)
      .end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const form = { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" } };

test.each([
  ["//", 200, "index"],
  ["//about", 200, "about"],
  ["/%", 404, "404"],
  ["/%00", 404, "404"],
  ["/..%2f..%2fetc%2fpasswd", 404, "404"],
  ["*", 404, "404"],
])("responds to GET %s with %i", async (path, status, body) => {
  expect(await ask(path)).toMatchObject({ status, body });
});

test.each(["/.//about/", "//about/", "/\\about/", "/%2e//about/"])(
  "%s does not redirect to another host",
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location: "/about" } });
  },
);

test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("rejects %s", async (method) => {
  expect(await ask("/", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD, POST" } });
});

test("broken requests and invalid ranges end only their own connection", async () => {
  await new Promise((closed) => {
    const socket = connect(port, "127.0.0.1").once("close", closed);
    const start = "POST /sent HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nform-name=";
    socket.write(start, () => socket.destroy());
  });
  await expect(ask("/", { headers: { Range: "bytes=3-1" } })).rejects.toThrow();
  expect(await ask("/about")).toMatchObject({ status: 200 });
});

test("picks up pages that a build adds or removes", async () => {
  const file = join(root, "public/news.html");
  writeFileSync(file, "news");
  expect(await ask("/news")).toMatchObject({ status: 200, body: "news" });
  rmSync(file);
  expect(await ask("/news")).toMatchObject({ status: 404 });
});

test("accepts and prints a form submission", async () => {
  const body = `form-name=newsletter&Email=${"a".repeat(200_000)}`;
  expect(await ask("/sent", form, body)).toMatchObject({ status: 200, body: "sent" });
  expect(printed).toContain('"form": "newsletter"');
});

test.each([
  ["a megabyte", form],
  ["no length", { ...form, headers: { ...form.headers, "Transfer-Encoding": "chunked" } }],
])("rejects a form of %s", async (what, options) => {
  const body = `form-name=newsletter&Email=${"b".repeat(what === "no length" ? 2 : 1024 * 1024)}`;
  expect(await ask("/sent", options, body)).toMatchObject({ status: 413 });
  expect(printed).not.toContain("bb");
});

test("listens on 127.0.0.1 only", async () => {
  // On Linux, all of 127.0.0.0/8 is local, so a server that listens on every address also responds at this one.
  for (const host of ["::1", "127.0.0.2"]) await expect(ask("/", { host })).rejects.toThrow();
});
