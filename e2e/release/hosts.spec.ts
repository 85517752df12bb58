/** nginx and Caddy, configured as in docs/hosting/, respond like `npm run serve`, which behaves like Netlify. */
import { execSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { firstCourse } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

type Host = {
  name: string;
  version: string[];
  /** Turns a sample into the server's complete configuration. */
  config: (sample: string, port: number) => string;
  command: (file: string) => string[];
};

const hosts: Host[] = [
  {
    name: "nginx.conf",
    version: ["nginx", "-v"],
    config: (sample, port) => `daemon off; pid nginx.pid; error_log stderr; events {}
      http {
        include /etc/nginx/mime.types; access_log off; client_body_temp_path body; proxy_temp_path proxy;
        fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
        ${sample.replace("listen 80;", `listen ${port};`)}
      }`,
    command: (file) => ["nginx", "-p", join(file, ".."), "-c", file],
  },
  {
    name: "Caddyfile",
    version: ["caddy", "version"],
    config: (sample, port) =>
      `{\n admin off\n auto_https off\n}\n${sample.replace("\nexample.com {", `\nhttp://localhost:${port} {`)}`,
    command: (file) => ["caddy", "run", "--adapter", "caddyfile", "--config", file],
  },
];

const [font = ""] = readdirSync("public/fonts");
const [script = ""] = readdirSync("public").filter((name) => /^app-\w+\.js$/.test(name));

/** At most one calendar file, because there may be no batches. */
const calendarFiles = existsSync("public/batches")
  ? readdirSync("public/batches")
      .slice(0, 1)
      .map((name) => `/batches/${name}`)
  : [];

/** URLs of every kind. */
const addresses = [
  "/",
  firstCourse.path,
  `${firstCourse.path}/`,
  "/no-such-page",
  "/about-us?from=old",
  "/about-us/",
  `/course/${firstCourse.path.split("/").at(-1)}`,
  `/course/${firstCourse.path.split("/").at(-1)}/?from=old`,
  "/course/no%0D%0Asuch-course",
  "/courses.json",
  ...calendarFiles,
  "/batches/no-such-batch.ics",
  `/fonts/${font}`,
  `/${script}`,
  "/static/no-such-picture.avif",
  "/sitemap-index.xml",
  "/rss.xml",
];

/** Headers that vary by host, or depend on the connection. */
const own =
  /^(?:accept-ranges|alt-svc|connection|content-encoding|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/;

/**
 * Returns what visitors receive. Compares media types only for pages (HTML in UTF-8) and files with a rule, because
 * others vary by host.
 */
async function answer(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  const { "content-type": type = "", ...headers } = response.headers();
  const isMoved = response.status() === 301;
  return {
    status: response.status(),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name))),
    isCalendar: /^text\/calendar; ?charset=utf-8$/i.test(type),
    isPage: !isMoved && /^text\/html; ?charset=utf-8$/i.test(type),
    body: isMoved ? "" : await response.text(),
  };
}

for (const { name, version, config, command } of hosts) {
  test.describe(name, () => {
    const [program = "", ...words] = version;
    test.skip(spawnSync(program, words).error !== undefined, `${name} is not installed`);
    let server: ChildProcess;
    let address = "";
    let folder = "";

    test.beforeAll(async ({ request }) => {
      folder = mkdtempSync(join(tmpdir(), "hosts-"));
      const text = readFileSync(`docs/hosting/${name}`, "utf8");
      const sample = text.replaceAll("/srv/site/public", resolve("public")).replaceAll("/srv/site", folder);
      for (const [, shell = ""] of sample.matchAll(/^# +(sed .*)$/gm)) execSync(shell);
      const port = await freePort();
      const file = join(folder, "config");
      writeFileSync(file, config(sample, port));
      const [start = "", ...rest] = command(file);
      server = spawn(start, rest, { stdio: "ignore", env: { ...process.env, HOME: folder } });
      address = `http://localhost:${port}`;
      await expect(async () => request.get(address)).toPass();
    });

    test.afterAll(() => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    });

    test("responds like `npm run serve`", async ({ request }) => {
      for (const path of addresses) {
        const expected = await answer(request, path);
        expect.soft(await answer(request, address + path), path).toEqual(expected);
      }
    });

    test("does not redirect to other hosts", async ({ request }) => {
      for (const path of ["/%5Cevil.example/", "/%2Fevil.example/", "/.%2F%5Cevil.example/"]) {
        const { location = "" } = (await request.get(address + path, { maxRedirects: 0 })).headers();
        expect(new URL(location, address).origin, path).toBe(address);
      }
    });

    test("does not take a form, which would be lost", async ({ request }) => {
      expect((await request.post(`${address}/sent`, { form: { "form-name": "enquiry" } })).status()).toBe(405);
    });

    test("compresses pages, scripts and data", async ({ request }) => {
      for (const path of ["/", "/no-such-page", `/${script}`, "/courses.json", "/rss.xml"]) {
        const response = await request.get(address + path, { headers: { "Accept-Encoding": "gzip" } });
        expect(response.headers()["content-encoding"], path).toBe("gzip");
      }
    });
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
