/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leanHtml, leanPages } from "../src/build/lean-html";

test.each([
  ["Gatsby's name", '<meta name="generator" content="Gatsby 5"/>', ""],
  ["what is for XHTML", "<script>/*<![CDATA[*/a=1;/*]]>*/</script>", "<script>a=1;</script>"],
  ["what is for Internet Explorer", '<meta http-equiv="x-ua-compatible" content="ie=edge"/>', ""],
  [
    "what is for old versions of Safari",
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
  ],
  [
    "a list of scripts that names none",
    '<script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{\\"page\\":[]}";\n</script>',
    "<script>window.___chunkMapping={}</script>",
  ],
  [
    "what styles can be said without",
    '<style data-emotion="css a">.a{color:#ffffff;-webkit-user-select:none;}@media (40rem <= width < 50rem){.a{margin:0px;}}</style>',
    '<style data-emotion="css a">.a{color:#fff;-webkit-user-select:none}@media (40rem<=width<50rem){.a{margin:0}}</style>',
  ],
])("%s goes", (_, html, lean) => {
  expect(leanHtml(`<head>${html}</head>`)).toBe(`<head>${lean}</head>`);
});

test("everything else stays, to the letter", () => {
  const html =
    '<html lang="en-IN"><body>  <p>A generator, shrink-to-fit=no,\n  x-ua-compatible</p><script>const a = "<style";</script>' +
    '<template id="runtime"><!-- slice-start id="s" --> <script src="/app.js" async></script></template></body></html>';
  expect(leanHtml(html)).toBe(html);
});

test("a page that Gatsby has not written again since is left alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "lean-"));
  const file = join(folder, "index.html");
  const style = "<style>p { margin: 0px }</style>";
  writeFileSync(file, `<meta name="generator" content="Gatsby"/>${style}`);
  leanPages(folder);
  expect(readFileSync(file, "utf8")).toBe("<style>p{margin:0}</style>");
  writeFileSync(file, style);
  leanPages(folder);
  expect(readFileSync(file, "utf8")).toBe(style);
});
