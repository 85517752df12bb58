/** Serves the built site as a host on the internet does: HTTP/2, brotli, the real headers. */
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

type Site = {
  address: string;
  /** Makes every answer wait that many milliseconds from now on. */
  delay: (milliseconds: number) => void;
  stop: () => void;
};

/** Serves a copy of `folder` with compressed text files, with a certificate made for the run. */
export async function serveCompressed(folder: string): Promise<Site> {
  const copy = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(folder, copy, { recursive: true });
  compress(copy);
  const site = createServer(await netlify(copy, () => undefined));
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  let pause = 0;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    void wait(pause).then(() => server.listening && site.emit("request", request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo; // not a pipe, so it has a port
  return {
    address: `https://localhost:${port}`,
    delay: (milliseconds) => (pause = milliseconds),
    stop: () => {
      server.close();
      rmSync(copy, { recursive: true });
    },
  };
}

const textFile = /\.(html|js|json|svg|xml|webmanifest|txt|css)$/;

/** Writes a compressed copy beside each text file, which the server prefers. */
function compress(folder: string) {
  for (const path of filesBelow(folder).filter((path) => textFile.test(path))) {
    const file = join(folder, path);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
