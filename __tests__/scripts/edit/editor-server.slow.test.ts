import { once } from "node:events";
import { get, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { serveEditor } from "../../../scripts/edit/editor-server";

describe("the editor's server", () => {
  let server: Awaited<ReturnType<typeof serveEditor>>;
  const state = { folder: "", preview: "ready" as const, isChecking: false, page: "" };
  const session = { state: () => state, listen: () => () => undefined, accept: jest.fn() };
  beforeAll(async () => (server = await serveEditor(process.cwd(), 0, session)));
  afterAll(async () => {
    const closed = once(server.close(), "close");
    server.closeAllConnections();
    await closed;
  });
  const address = () => server.address() as AddressInfo;
  async function ask(path: string) {
    const answer = await fetch(`http://localhost:${address().port}${path}`);
    await answer.arrayBuffer(); // an unread answer would keep its connection, and this process, alive
    return answer;
  }

  test("listens on 127.0.0.1 only", () => {
    expect(address().address).toBe("127.0.0.1");
  });

  test.each([
    ["localhost:9300", 200],
    ["127.0.0.1:9300", 404], // the embedded preview only works on localhost
    ["rebound.example:9300", 404],
    ["localhost.example", 404],
  ])("answers a request to %s with %i", async (host, status) => {
    const asked = get({ host: "127.0.0.1", port: address().port, path: "/settings.json", headers: { host } });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(status);
  });

  test.each(["/", "/start.js", "/settings.json", "/icon.svg", "/sveltia/npm/index.js", "/check", "/check.js"])(
    "serves %s, which may not contact other hosts",
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Security-Policy")).toMatch(
        /default-src 'self'.*connect-src 'self' blob: data:/,
      );
    },
  );

  test("shows the forms and the preview in frames, and no other page", async () => {
    const policy = (await ask("/check")).headers.get("Content-Security-Policy") ?? "";
    expect(/frame-src [^;]*/.exec(policy)?.[0]).toBe("frame-src 'self' http://localhost:8000");
  });

  test.each([
    ["POST", "http://localhost:9300", 204],
    ["POST", "http://other.example", 403],
    ["POST", undefined, 403],
    ["GET", "http://localhost:9300", 403],
  ])("answers a %s from %s that accepts a warning with %i", async (method, origin, status) => {
    const headers = { host: "localhost:9300", ...(origin && { origin }) };
    const asked = request({ host: "127.0.0.1", port: address().port, path: "/accept", method, headers });
    session.accept.mockClear();
    asked.end(method === "POST" ? "key" : "");
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(status);
    expect(session.accept.mock.calls).toEqual(status === 204 ? [["key"]] : []);
  });

  test.each(["/package.json", "/data/site.json", "/sveltia/..%2f..%2f..%2fpackage.json", "/.git/config"])(
    "does not serve %s",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
