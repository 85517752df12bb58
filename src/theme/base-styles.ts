/** What holds for every element of every page: reset, text, focus. The fonts are in gatsby-ssr.tsx. */
import { printStyles } from "./print-styles";
import { body, color, from, moving } from "./theme";

export const baseStyles = () => [
  {
    "*, *::before, *::after": { boxSizing: "border-box" as const },
    html: {
      color: color.ink,
      background: color.page,
      textSizeAdjust: "100%",
      scrollPaddingBlock: "1.5rem 6rem", // keeps what is focused clear of the enrol bar at the foot of small screens
      [moving]: { scrollBehavior: "smooth" as const },
    },
    // On the body, so that a rem stays what the visitor has set in the browser.
    // No word is so long that it widens its column, but where columns are so narrow that plain words would be broken; those
    // of tables, which scroll, keep to words.
    body: {
      ...body,
      margin: 0,
      overflowWrap: "anywhere" as const,
      [from.desktop]: { overflowWrap: "break-word" as const },
      [from.wide]: { overflowWrap: "anywhere" as const },
    },
    table: { overflowWrap: "break-word" as const },
    "h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
    // The words of a heading that are underlined in each line; the prefix is for Safari and Chrome below 130.
    "h1 > span": { WebkitBoxDecorationBreak: "clone" as const, boxDecorationBreak: "clone" as const },
    "img, svg": { display: "block", maxWidth: "100%", height: "auto" },
    a: { color: color.action, textDecorationThickness: "2px", textUnderlineOffset: "0.2em" },
    "button, input, select, textarea": { font: "inherit", color: "inherit" },
    summary: { cursor: "pointer" },
    // Two colours, so that the ring is seen on every background.
    ":focus-visible": {
      outline: `3px solid ${color.ink}`,
      outlineOffset: "2px",
      boxShadow: `0 0 0 6px ${color.highlight}`,
    },
  },
  printStyles(),
];
