/** WebKitGTK, the nearest relative of Safari, through WebDriver, on a virtual screen: it needs no desktop. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { findWebKit } from "../../scripts/test-tools";
import { phone } from "../support/pages/page-visits";
import { expect } from "../support/site-test";
import { findVisible, actionTimeout, type Engine, type EnginePage } from "./engine";

export async function startWebKit(): Promise<Engine> {
  const programs: ChildProcess[] = [];
  function stop() {
    for (const program of programs.reverse()) program.kill(); // the browser ends with its screen
    return Promise.resolve();
  }
  try {
    const { driver = "", screen = "" } = findWebKit() ?? {};
    const options = ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"];
    const display = spawn(screen, options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    programs.push(display);
    const [number] = (await once(display.stdio[3] as Readable, "data")) as [Buffer];
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number.toString().trim()}` };
    programs.push(spawn(driver, [`--port=${port}`], { stdio: "ignore", env }));
    const webkit = await connect(`http://localhost:${port}`);
    return { open: (site) => enginePage(webkit, site), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function connect(service: string): Promise<WebDriver> {
  await expect(async () => void (await fetch(`${service}/status`))).toPass({ timeout: 30_000 });
  return new Builder().usingServer(service).forBrowser("MiniBrowser").build();
}

/** A page in the driver's only window. Each has its own server, and therefore its own storage. */
async function enginePage(webkit: WebDriver, site: string): Promise<EnginePage> {
  const server = await recordingServer(site);
  const { port } = server.address() as AddressInfo;
  const evaluate: EnginePage["evaluate"] = (run, ...args) => webkit.executeScript(run, ...args);
  return {
    narrowest: 447, // the width of MiniBrowser's toolbar in WebKitGTK 2.50
    goto: (path) => webkit.get(`http://localhost:${port}${path}`),
    evaluate,
    click: async (selector, text) => {
      const find = () => webkit.executeScript<WebElement | null>(findVisible, selector, text);
      const found = await webkit.wait(find, actionTimeout, `nothing visible is ${selector} ${text}`);
      await found?.click();
    },
    type: (text) => webkit.actions().sendKeys(text).perform(),
    press: (key) => webkit.actions().sendKeys(keys[key]).perform(),
    resize: async (width) => {
      await webkit.manage().window().setRect({ x: 0, y: 0, width, height: phone.height });
      await webkit.wait(() => evaluate(isAbout, width), actionTimeout);
    },
    errors: () => evaluate(() => sessionStorage.getItem("errors")?.split("\n") ?? []),
    close: async () => {
      await webkit.get("about:blank");
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in the browser. Other releases have other toolbars and borders. */
const isAbout = (width: number) => Math.abs(innerWidth - width) < 100;

const keys = { Escape: Key.ESCAPE };

const recorder = "/record-errors.js";

/** Passes requests on to the site, and has each page record its errors: WebKit's driver reports none. */
async function recordingServer(site: string): Promise<Server> {
  async function forward(request: IncomingMessage, response: ServerResponse) {
    const { url = "", method = "" } = request;
    if (url === recorder) {
      response.setHeader("Content-Type", "text/javascript").end(`(${recordErrors.toString()})()`);
      return;
    }
    const body = method === "POST" ? await buffer(request) : undefined;
    const type = { "Content-Type": request.headers["content-type"] ?? "" };
    const answer = await fetch(site + url, { method, body, headers: type, redirect: "manual" });
    const headers = new Headers(answer.headers);
    for (const name of ["Content-Encoding", "Content-Length", "Transfer-Encoding", "Connection"]) headers.delete(name);
    const content = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    const withRecorder = () => content.toString().replace("<head>", `<head><script src="${recorder}"></script>`);
    response
      .setHeaders(headers)
      .writeHead(answer.status)
      .end(isPage ? withRecorder() : content);
  }

  const server = createServer((request, response) => void forward(request, response).catch(() => response.destroy()));
  await once(server.listen(0), "listening");
  return server;
}

/** Runs in the browser before a page's scripts: keeps errors in the session's storage, across pages. */
function recordErrors() {
  function record(...words: unknown[]) {
    const seen = sessionStorage.getItem("errors");
    sessionStorage.setItem("errors", (seen ? `${seen}\n` : "") + words.join(" ").replace(/\s+/g, " "));
  }
  Object.assign(console, { error: record, warn: record });
  addEventListener("unhandledrejection", ({ reason }) => record(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    record("Content-Security-Policy:", violatedDirective, "blocked", blockedURI),
  );
  // Captures, because the error of a file that does not load does not bubble.
  addEventListener("error", ({ message, target }) => record(message ?? (target as Element).outerHTML), true);
}
