import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { filesBelow } from "../../src/content/files-below";
import { netlify } from "../serve/serve";

/**
 * Serves a copy of `folder` like a production host: HTTP/2, brotli, the real headers. Delays every response by
 * `delay.ms` milliseconds.
 */
export async function serveCompressed(folder: string, delay: { ms: number }) {
  const copy = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(folder, copy, { recursive: true });
  // The server prefers precompressed files.
  for (const path of filesBelow(copy).filter((path) => /\.(html|js|json|svg|xml|webmanifest|txt)$/.test(path)))
    writeFileSync(join(copy, `${path}.br`), brotliCompressSync(readFileSync(join(copy, path))));
  const site = createServer(await netlify(copy, () => undefined));
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  const server = createSecureServer({ key, cert }, (request, response) => {
    void wait(delay.ms).then(() => server.listening && site.emit("request", request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // the server listens on a port, so this is never the name of a pipe
  function stop() {
    server.close();
    rmSync(copy, { recursive: true });
  }
  return { address: `https://localhost:${port}`, stop };
}
