import { Global } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { printStyles } from "../theme/print-styles";

/** The print styles, for a separate file that browsers load last. */
export function printCss(site: Parameters<typeof printStyles>[0]): string {
  return renderToStaticMarkup(<Global styles={printStyles(site)} />).replace(/<\/?style[^>]*>/g, "");
}
