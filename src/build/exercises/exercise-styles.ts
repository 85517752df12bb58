/** The look of an exercise: a ruled sheet, and the trainer's red pen. It is for the HTML of exercise-part.tsx. */
import type { CSSObject } from "@emotion/react";
import {
  accent,
  cardFrame,
  color,
  display,
  forced,
  hidden,
  line,
  moving,
  notPrinted,
  plainList,
  print,
  radius,
  space,
  text,
} from "../../theme/theme";

/** Where the notes have room beside the code. */
const withMargin = "@container (min-width: 44rem)";

const ruled = "1.75rem";
const paperLine = `color-mix(in srgb, ${accent.indigo} 18%, ${color.card})`;
const monospaced = {
  fontFamily: "ui-monospace, 'Cascadia Code', Menlo, Consolas, 'Liberation Mono', monospace",
  fontSize: "0.875rem",
  fontVariantLigatures: "none",
};

/** A sign that is not read aloud; browsers that cannot be told so read it. */
const sign = (text: string) => ({ content: [`"${text}"`, `"${text}" / ""`] });

const sheet: CSSObject = {
  ...cardFrame,
  containerType: "inline-size",
  position: "relative",
  marginTop: space.l,
  padding: `${space.l} 0 ${space.m}`,
  "& figcaption": {
    ...text.small,
    position: "absolute",
    top: "-1rem",
    left: space.m,
    padding: "0.125rem 0.75rem",
    border: line.ink,
    borderRadius: radius.pill,
    background: color.highlight,
    fontWeight: 700,
    [moving]: { transform: "rotate(-1.5deg)" },
  },
  "& ol": {
    ...monospaced,
    margin: 0,
    paddingLeft: 0,
    lineHeight: ruled,
    // The margin of an exercise book, between the numbers and the code.
    background: `linear-gradient(${color.alert} 0 0) 2.75rem 0 / 1px 100% no-repeat, repeating-linear-gradient(transparent 0 calc(${ruled} - 1px), ${paperLine} 0 ${ruled})`,
  },
  "& li": { minHeight: ruled, marginLeft: "2.5rem", paddingInline: `0.75rem ${space.s}` },
  "& li::marker": { color: color.inkSoft },
  // A line that is too long goes on below, further in.
  "& code": {
    display: "block",
    paddingLeft: "calc((var(--indent, 0) + 2) * 1ch)",
    textIndent: "calc((var(--indent, 0) + 2) * -1ch)",
    font: "inherit",
    whiteSpace: "pre-wrap",
  },
};

const tokens: CSSObject = {
  "& .c": { color: color.inkSoft, fontStyle: "italic" },
  "& .k": { color: color.action, fontWeight: 700 },
  "& .v": { color: accent.indigo },
};

const pen = { color: color.alertText, fontWeight: 600 };

const marks: CSSObject = {
  "& del": { textDecoration: `line-through 2px ${color.alert}`, "& *": { color: color.inkSoft } },
  "& ins": { textDecoration: "none", "& code": { fontWeight: 700 } },
  // Few screen readers say what is struck out, and what is new.
  "& del::before": { ...hidden, content: '"Struck out: "' },
  "& ins::before": { ...hidden, content: '"New: "' },
  "& .new": {
    listStyle: "'+ '",
    background: `color-mix(in srgb, ${color.highlight} 30%, transparent)`,
    "&::marker": { ...pen, fontSize: "1.125rem" },
  },
  "& figure p": {
    ...display,
    ...pen,
    marginLeft: space.m,
    paddingBlock: "0.25rem 0.625rem",
    fontSize: "1rem",
    lineHeight: 1.3,
    letterSpacing: 0,
  },
  // What the empty margin waits for.
  [withMargin]: {
    "& > figure::after": {
      ...display,
      ...sign("?"),
      position: "absolute",
      right: "6rem",
      top: "50%",
      color: color.alertText,
      fontSize: "8rem",
      lineHeight: 0,
      transform: "rotate(9deg)",
    },
    // Beside their lines, which stay where they are; a note that is long moves the next one down.
    "& .solution ol": { display: "flow-root", paddingRight: "13rem" },
    "& .solution figure p": {
      position: "relative",
      top: `-${ruled}`,
      float: "right",
      clear: "right",
      width: "11.75rem",
      marginRight: "-12.5rem",
      paddingLeft: "0.75rem",
      borderLeft: `3px solid ${color.alert}`,
    },
  },
};

const output: CSSObject = {
  marginTop: space.m,
  "& pre": {
    ...monospaced,
    margin: `${space.xs} 0 0`,
    padding: `${space.s} ${space.m}`,
    borderRadius: radius.small,
    background: color.ink,
    color: color.onDeep,
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
    lineHeight: 1.5,
  },
};

const disclosure: CSSObject = {
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.m,
    minHeight: "2.75rem",
    padding: "0.5rem 1rem",
    borderRadius: radius.card,
    fontWeight: 600,
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "&::after": { ...sign("+"), fontSize: "1.5rem", fontWeight: 700, lineHeight: 1 },
    "&:hover": { color: color.action },
  },
  "& [open] > summary::after": sign("–"),
};

const answers: CSSObject = {
  ...plainList,
  display: "grid",
  gap: space.s,
  marginTop: space.m,
  listStyle: "none",
  "& details": cardFrame,
  "& details p": { padding: `0 1rem ${space.m}` },
  "& .yes b": { color: color.action },
  "& .no b": { color: color.alertText },
};

const solution: CSSObject = {
  ...cardFrame,
  marginTop: space.l,
  background: color.panel,
  "& > :not(summary)": { marginInline: space.m },
  "& > p": { marginBlock: space.m },
  "& > summary:hover, & > p a": { color: color.deep },
};

const share: CSSObject = {
  ...text.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 1rem",
  marginTop: space.m,
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "2.75rem", fontWeight: 700 },
  ...notPrinted,
};

export const exerciseStyles: CSSObject = {
  "& h3": text.h3,
  "& h3 + p": { marginTop: space.s, maxWidth: "66ch" },
  "& h4": { ...text.h3, marginBlock: `${space.l} 0` },
  "& figure": sheet,
  ...tokens,
  ...marks,
  "& .output": output,
  ...disclosure,
  "& .answers": answers,
  "& .solution": solution,
  "& .share": share,
  [forced.media]: { "& .new": { borderLeft: `4px solid ${forced.current}` } },
  [print]: {
    "& figure figcaption": { position: "static", border: 0, transform: "none" },
    "& summary::after": { display: "none" },
  },
};
