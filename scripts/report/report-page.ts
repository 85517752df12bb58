/** Turns the report into one HTML file with its styles, which opens from the disk and can be sent by mail. */
import { Marked, type RendererObject, type Tokens } from "marked";
import { color } from "../../src/theme/theme";
import { anchor } from "./content-report";

/** Returns the HTML page for the report's Markdown. */
export function reportPage(markdown: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content report</title>
<style>${styles}</style>
</head>
<body>
<main>
${folded(new Marked({ renderer }).parse(markdown, { async: false }))}</main>
</body>
</html>
`;
}

/** Folds what is accepted and the listings, so that the page shows what is new. */
function folded(html: string): string {
  return html.replace(
    /<h3>(Accepted|All of them)<\/h3>([\s\S]*?)(?=<h[23]|$)/g,
    (_, title: string, listing: string) => `<details>\n<summary>${title}</summary>${listing}</details>\n`,
  );
}

/** Gives headings their ids, and cells the label that a narrow screen shows. */
const renderer: RendererObject = {
  heading({ depth, text, tokens }) {
    const id = depth === 2 ? ` id="${anchor(text)}"` : "";
    return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  table({ header, rows }) {
    const cell = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
    const names = header.map(cell);
    const row = (cells: Tokens.TableCell[]) =>
      `<tr>${cells.map((one, index) => `<td data-label="${names[index] ?? ""}">${cell(one)}</td>`).join("")}</tr>`;
    return `<table>\n<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>\n<tbody>\n${rows.map(row).join("\n")}\n</tbody>\n</table>\n`;
  },
};

const styles = `
:root { color: ${color.ink}; background: ${color.page}; font: 1rem/1.55 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 1rem; }
h2 { font-size: 1.45rem; line-height: 1.2; margin: 3rem 0 0.75rem; padding-top: 1rem; border-top: 3px solid ${color.action}; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 0.5rem; }
p, li { max-width: 48rem; }
details { margin: 1.5rem 0; }
summary { cursor: pointer; font-weight: 600; padding: 0.5rem 0; min-height: 24px; }
ul { padding-left: 1.25rem; }
li { margin: 0.35rem 0; }
a { color: ${color.action}; }
code { font: 0.85em ui-monospace, monospace; background: ${color.panel}; border-radius: 4px; padding: 0.1em 0.3em; overflow-wrap: anywhere; display: inline-block; max-width: 100%; box-sizing: border-box; }
table { width: 100%; border-collapse: collapse; background: ${color.card}; margin: 1rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem; border: 1px solid ${color.panel}; overflow-wrap: anywhere; }
th { background: ${color.panel}; }
@media (min-width: 48rem) { td code { white-space: nowrap; max-width: none; } }
@media (width < 48rem) {
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { border: 1px solid ${color.panel}; border-radius: 8px; margin: 0.75rem 0; padding: 0.5rem 0; }
  td { border: 0; padding: 0.25rem 0.75rem; }
  td::before { content: attr(data-label); display: block; font-size: 0.8rem; font-weight: 600; color: ${color.inkSoft}; }
}
@media print { h2 { break-after: avoid; } tr { break-inside: avoid; } }
`;
