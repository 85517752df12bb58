/** Writes the print styles to a separate file, which browsers load last. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Global } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentReader } from "../content/read-content";
import { printFile, printStyles } from "../theme/print-styles";
import { checkedData } from "./checked-copy";

/** Writes the file to public/ of the project at `root`. */
export function writePrintFile(root: string) {
  const site = contentReader(join(root, checkedData))("site.json");
  const element = renderToStaticMarkup(<Global styles={printStyles(site)} />);
  writeFileSync(join(root, "public", printFile), element.replace(/<\/?style[^>]*>/g, ""));
}
