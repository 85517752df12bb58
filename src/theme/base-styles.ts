/** Global styles: fonts, reset, text, focus. */
import { fontFaces } from "./fonts";
import { printStyles } from "./print-styles";
import { body, color, from, headerHeight, headerReturns, moving } from "./theme";

export const baseStyles = () => [
  ...fontFaces.map((face) => ({ "@font-face": face })),
  {
    "*, *::before, *::after": { boxSizing: "border-box" as const },
    html: {
      color: color.ink,
      background: color.page,
      WebkitTextSizeAdjust: "100%",
      textSizeAdjust: "100%",
      scrollPaddingBlock: "1.5rem 7rem", // keeps focused elements clear of the bar of price and buttons at the bottom of small screens
      [moving]: { scrollBehavior: "smooth" as const },
      [headerReturns.supported]: {
        [headerReturns.window]: {
          containerType: "scroll-state",
          scrollPaddingTop: `calc(${headerHeight} + 1.5rem)`,
        },
      },
    },
    // On the body, so that a rem stays what the visitor has set in the browser.
    // Long words break rather than widen their column, except where columns are so narrow that ordinary words would break,
    // and in tables, which scroll.
    body: {
      ...body,
      margin: 0,
      overflowWrap: "anywhere" as const,
      [from.desktop]: { overflowWrap: "break-word" as const },
      [from.wide]: { overflowWrap: "anywhere" as const },
    },
    table: { overflowWrap: "break-word" as const },
    "h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
    "img, svg": { display: "block", maxWidth: "100%", height: "auto" },
    svg: { flexShrink: 0 },
    address: { fontStyle: "normal" },
    a: { color: color.action, textDecorationThickness: "2px", textUnderlineOffset: "0.2em" },
    "button, input, select, textarea": { font: "inherit", color: "inherit" },
    summary: { cursor: "pointer" },
    // A press that is held until the page can answer it.
    '[aria-busy="true"]': { opacity: 0.6, cursor: "progress" },
    // What the script would answer, where it does not come (src/browser/while-starting.ts).
    ":disabled": { opacity: 0.5 },
    // Two colours, so that the ring is visible on every background.
    ":focus-visible": {
      outline: `3px solid ${color.ink}`,
      outlineOffset: "2px",
      boxShadow: `0 0 0 6px ${color.highlight}`,
    },
  },
  printStyles(),
];
