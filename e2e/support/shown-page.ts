/** Stands in for `gatsby develop`, which takes minutes to start: a page that runs the site's own script for the frame. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import ts from "typescript";

/** Serves one page with some texts at all addresses but those of the modules in src/. */
export async function serveShownPage(texts: string[]) {
  const paragraphs = texts.map((text) => `<p>${text}</p>`).join("");
  const html = `<!doctype html><title>Page</title><div id="___gatsby">${paragraphs}</div>
    <script type="module">import { showChanges } from "/browser/show-changes"; showChanges()</script>`;
  const server = createServer(({ url = "/" }, response) => {
    const script = moduleAt(url);
    const type = script === undefined ? "text/html" : "text/javascript";
    response.writeHead(200, { "Content-Type": `${type}; charset=utf-8` }).end(script ?? html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The script of src/<path>.ts, if there is one: imports name no ending. */
function moduleAt(path: string): string | undefined {
  const file = `src${path}.ts`;
  if (!existsSync(file)) return undefined;
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions }).outputText;
}
