/** The styles for print as a file, which browsers load after everything that is seen. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Global } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { printFile, printStyles } from "../theme/print-styles";

/** Writes the file to public/ of the project at `root`. */
export function writePrintFile(root: string) {
  const element = renderToStaticMarkup(<Global styles={printStyles()} />);
  writeFileSync(join(root, "public", printFile), element.replace(/<\/?style[^>]*>/g, ""));
}
