/** Global styles: fonts, reset, text, focus. */
import { fontFaces } from "./font-faces";
import { color, focusRing, font, from, style, typefaces } from "./theme";

export const baseStyles = () => [
  ...fontFaces.map((face) => ({ "@font-face": face })),
  style({
    "*, *::before, *::after": { boxSizing: "border-box" },
    html: {
      "--accent": color.highlight,
      "--link": color.action, // backgrounds with too little contrast override it
      color: color.ink,
      background: color.page,
      WebkitTextSizeAdjust: "100%",
      textSizeAdjust: "100%",
      scrollPaddingBlock: "1.5rem 7rem", // keeps focused elements clear of the sticky price bar on small screens
    },
    // On the body, to preserve the visitor's font size as 1rem. Breaks long words instead of widening their column.
    // Exceptions: tables, which scroll, and columns too narrow for ordinary words.
    body: {
      ...typefaces.text,
      fontSize: "1.0625rem",
      lineHeight: 1.6,
      margin: 0,
      overflowWrap: "anywhere",
      [from.desktop]: { overflowWrap: "break-word" },
      [from.wide]: { overflowWrap: "anywhere" },
    },
    table: { overflowWrap: "break-word" },
    "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
    "ul, ol": { padding: 0, listStyle: "none" },
    h2: font.h2,
    "h3, h4": font.h3,
    "picture > img": { width: "100%", objectFit: "cover" },
    fieldset: { minWidth: 0, margin: 0, padding: 0, border: 0 },
    "[hidden]": { display: "none !important" },
    "img, svg": { display: "block", maxWidth: "100%", height: "auto" },
    svg: { flexShrink: 0 },
    address: { fontStyle: "normal" },
    "p, li, dd": { textWrapStyle: "pretty" },
    a: {
      paddingBlock: "0.25rem", // a target of at least 24px, even where a link has a line to itself
      color: "var(--link)",
      textDecorationThickness: "2px",
      textUnderlineOffset: "0.2em",
    },
    "button, input, select, textarea": { font: "inherit", color: "inherit" },
    "button, summary": { cursor: "pointer" },
    // A press held until its island is hydrated.
    '[aria-busy="true"]': { opacity: 0.6, cursor: "progress" },
    // Controls of an island that did not load (src/browser/failure-notice.ts).
    ":disabled": { opacity: 0.5 },
    ":focus-visible": focusRing,
  }),
];
