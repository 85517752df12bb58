/**
 * Print styles for every page: black on white, A4, everything expanded, link URLs written out.
 *
 * Components hide their useless parts with `notPrinted` from theme.ts. `!important` overrides the components'
 * styles.
 */
import type { CSSObject } from "@emotion/react";
import { color } from "./theme";

/** The public path at which the build writes the print styles (src/build/build-outputs.ts). */
export const printFile = "/print.css";

const important = (styles: Record<string, string>) =>
  Object.fromEntries(Object.entries(styles).map(([name, value]) => [name, `${value} !important`]));

/** An inline block, because the link's underline must not continue below it. */
const address = {
  position: "static",
  display: "inline-block",
  fontSize: "0.8em",
  fontWeight: "400",
  overflowWrap: "anywhere",
};
const room = "22rem";

const inText = "main a:not(:has(img))";

type Letterhead = { name: string; url: string; contact: { phone: string; email: string } };

export const printStyles = ({ name, url, contact }: Letterhead): CSSObject => ({
  "@page": { size: "A4", margin: "15mm 16mm" },
  "*, *::before, *::after": important({
    color: color.printed,
    background: "none",
    boxShadow: "none",
    textShadow: "none",
    transition: "none", // otherwise prints a fading shadow
    containerType: "normal", // Firefox prints nothing of a container
    "--accent": color.printed,
  }),
  html: { fontSize: "10pt" },
  h1: important({ fontSize: "22pt" }),
  "main h2": important({ fontSize: "15pt" }),

  'header, nav, form, button, dialog, footer, a[href="#main"]': important({ display: "none" }),

  // A footer might be alone on the last page.
  "main::before": {
    content: `"${name} · ${contact.phone} · ${contact.email}\\A" attr(data-address)`,
    fontWeight: 700,
    whiteSpace: "pre-line",
  },
  [`${inText}[href^="/"]::after`]: { content: `"\u00a0(${url}" attr(href) ")"`, ...important(address) },
  [`${inText}[href^="http"]::after`]: { content: '"\u00a0(" attr(href) ")"', ...important(address) },

  "details::details-content": important({ display: "block", contentVisibility: "visible", blockSize: "auto" }),
  // Prints only the outlines of icons. Firefox matches rules inside a `<use>`, too, where no element is in an `svg`.
  "svg *, g *": important({ "--accent": "none" }),

  "h1, h2, h3, h2 + p, summary, caption, thead": { breakAfter: "avoid" },
  // Firefox does not know `break-after: avoid`: room for a card keeps a heading with what follows.
  h2: { breakInside: "avoid" },
  "h2::after": { content: '""', display: "block", height: room, marginBottom: `-${room}` },
  "li, tr, dl, figure, img, #batches, #routes": { breakInside: "avoid" },
  "p, li": { orphans: 3, widows: 3 },
});
