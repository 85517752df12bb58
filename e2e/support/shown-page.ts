/** Stands in for `gatsby develop`, which takes minutes to start: a page that runs the site's own script for the frame. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import ts from "typescript";

/** Serves one page with some texts at all addresses. */
export async function serveShownPage(texts: string[]) {
  const source = readFileSync("src/browser/show-changes.ts", "utf8");
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const paragraphs = texts.map((text) => `<p>${text}</p>`).join("");
  const html = `<!doctype html><title>Page</title><div id="___gatsby">${paragraphs}</div>
    <script type="module">${outputText};showChanges()</script>`;
  const server = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
