/** Colours, fonts, breakpoints and shared sizes, named by purpose, in one file, so that styles need no other import. */
import type { CSSObject } from "@emotion/react";
import { fontFamilies } from "./font-families";

/** Types a style, so that TypeScript does not widen keywords such as `absolute` to string. */
export function style<Style extends CSSObject>(rules: Style): Style {
  return rules;
}

export const color = {
  ink: "#16161d",
  inkSoft: "#4a4a57",
  page: "#fdf6e8",
  panel: "#f8e3bd",
  card: "#ffffff",
  highlight: "#f2a541",
  alert: "#e4572e",
  alertText: "#b23a12",
  action: "#0f766e",
  deep: "#0b4f4a",
  /** Text on `deep` and `action`. */
  onDeep: "#fdf6e8",
};

/** Accents, for `color` and `gradient` in the data; the schemas take the names from here. */
export const accent = { indigo: "#3d5a98", leaf: "#5b8c5a", lilac: "#b9a7d9", clay: "#c98b5b" };

const tint = (base: string, percent: number) => `color-mix(in srgb, ${base} ${percent}%, ${color.page})`;

/** Hero backgrounds, for `band` in the data; the schemas take the names from here. All contrast with `ink`. */
export const band = {
  page: color.page,
  sand: color.panel,
  marigold: tint(color.highlight, 34),
  vermilion: tint(color.alert, 34),
  teal: tint(color.action, 26),
  deep: tint(color.deep, 30),
  indigo: tint(accent.indigo, 38),
  leaf: tint(accent.leaf, 42),
  lilac: tint(accent.lilac, 62),
  clay: tint(accent.clay, 46),
};

/** Distances on a 4px scale, in rem; `section` is the vertical padding of a band. */
export const space = {
  xs: "0.25rem",
  s: "0.5rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.5rem",
  section: "clamp(2.5rem, 8vw, 6rem)",
  gutter: "clamp(1rem, 4vw, 2.5rem)",
};

/** Offsets the narrow-screen menu from the top. */
export const headerHeight = "5rem";

/** `text` is about 66 characters; in em, because ch depends on the loaded font. */
const width = { page: "75rem", text: "42em" };

export const radius = { card: "14px", pill: "999px", small: "8px" };

export const line = {
  ink: `2px solid ${color.ink}`,
  soft: `1px solid color-mix(in srgb, ${color.ink} 22%, transparent)`,
};

const breakpoints = { wide: "75rem", desktop: "56.25rem", tablet: "40rem" };

/** Media queries; styles are mobile first. */
export const from = {
  tablet: `@media (min-width: ${breakpoints.tablet})`,
  desktop: `@media (min-width: ${breakpoints.desktop})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
  /** Tall enough for sticky elements. */
  tall: "@media (min-height: 30rem)",
};

/** The inset of bars that stick only in windows at least 31rem high. A media query would ignore the page's text size. */
export const stickyInset = "min(0px, 99 * (100dvh - 31rem))";

/** A picture's `sizes`: its width from each breakpoint up, and on phones; dense screens load two thirds (0007). */
export function sizes(larger: Partial<typeof breakpoints>, phone = "91vw"): string {
  const widest = (["wide", "desktop", "tablet"] as const).filter((name) => larger[name]);
  const dense = `(min-resolution: 2.5dppx) calc(${phone} * 2 / 3)`;
  return [...widest.map((name) => `(min-width: ${breakpoints[name]}) ${larger[name]}`), dense, phone].join(", ");
}

/** Matches if scripting is off, because `<noscript>` then has children. Some browsers lack the media feature (0004). */
export const noScript = "html:has(noscript>*) &";

/** With script, on screens too narrow for all columns of a wide table. */
export const narrowWithScript = `@media screen and (width < ${breakpoints.wide}) and (scripting: enabled)`;

export const onPhones = `@media screen and (width < ${breakpoints.tablet})`;

/** In print; static/print.css has the styles for every page. */
export const print = "@media print";

/** For controls and decoration that are useless on paper. Spread last. */
export const notPrinted = { [print]: { display: "none" } };

/** For elements that need script: hidden if it is off, and in print. */
export const scriptOnly = { [noScript]: { display: "none" }, ...notPrinted };

/** Unless the visitor prefers reduced motion. */
export const withMotion = "@media (prefers-reduced-motion: no-preference)";

/** Forced colours: the visitor's palette overrides the site's. */
export const forced = { media: "@media (forced-colors: active)", control: "ButtonText", current: "Highlight" };

/** The fonts of pages, each before its stand-ins in font-faces.ts. */
export const typefaces = {
  display: {
    fontFamily: `"${fontFamilies.display.name}", "Bricolage Fallback", "Bricolage Roboto", system-ui, sans-serif`,
    fontWeight: fontFamilies.display.pageWeight,
  },
  text: { fontFamily: `"${fontFamilies.text.name}", "Figtree Fallback", "Figtree Roboto", system-ui, sans-serif` },
};

export const displayText = { ...typefaces.display, lineHeight: 1.06, letterSpacing: "-0.015em" };

const small = { fontSize: "0.9375rem", lineHeight: 1.5 };

export const font = style({
  h1: { ...displayText, fontSize: "clamp(2.5rem, 1rem + 4.4vw, 4.5rem)", textWrap: "balance" },
  h2: { ...displayText, fontSize: "clamp(1.9rem, 1.5rem + 1.8vw, 2.9rem)", textWrap: "balance" },
  h3: { ...displayText, fontSize: "1.25rem", lineHeight: 1.2, letterSpacing: "-0.005em", textWrapStyle: "balance" },
  figure: { ...displayText, fontSize: "clamp(2rem, 1.6rem + 1.6vw, 3rem)", lineHeight: 1 },
  lead: { fontSize: "clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)", maxWidth: width.text },
  small,
  quiet: { ...small, color: color.inkSoft },
  label: {
    ...typefaces.text,
    fontSize: "0.8125rem",
    fontWeight: 700,
    lineHeight: "inherit", // also as a heading
    letterSpacing: "0.06em",
    textTransform: "uppercase",
  },
});

export const shownFromTablet = { display: "none", [from.tablet]: { display: "revert" } };

/** The outline of pictures and of white cards. */
export const outlined = { border: line.ink, borderRadius: radius.card };
export const cardFrame = style({ ...outlined, breakInside: "avoid", background: color.card });

/** The outline of badges and round controls. */
export const pillFrame = { border: line.ink, borderRadius: radius.pill };

/** The coloured edge at the top of a card, in `--accent`, with an ink line inside. */
export const accentEdge = {
  borderTop: "10px solid var(--accent)",
  boxShadow: `inset 0 2px 0 ${color.ink}`,
  [print]: { borderTop: line.ink },
};

/** Controls have a hard shadow that grows on hover and focus. */
export const pressable = {
  boxShadow: `4px 4px 0 ${color.ink}`,
  ":hover, :focus-within": { boxShadow: `6px 6px 0 ${color.ink}` },
  [withMotion]: {
    transition: "transform 150ms, box-shadow 150ms",
    ":hover, :focus-within": { transform: "translate(-2px, -2px)" },
  },
};

/** A link whose target covers the whole card; the card needs `position: relative`. */
export const stretched = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.card },
});

/** A card that is one link: contains a `stretched` link. */
export const pressableCard = style({
  ...cardFrame,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  ...pressable,
});

/** The hand-drawn underline of main headings. */
export const penStroke = {
  width: 300,
  height: 20,
  path: "M4 13C60 5 118 4 166 8c48 3 92 3 130-2M40 18c60-6 130-6 196-3",
};

/** Two colours keep the ring visible on every background. */
export const focusRing = {
  outline: `3px solid ${color.ink}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 6px ${color.highlight}`,
};

/** Visually hidden, for screen readers. */
export const srOnly = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** For text that changes: reserves the space of the longest variant, in `data-reserve`, to avoid layout shifts. */
export const reserveSpace = style({
  display: "grid",
  "& > *, ::before": { gridArea: "1 / 1" },
  "::before": { content: "attr(data-reserve)", visibility: "hidden", whiteSpace: "pre-line" },
});

/**
 * Stretches a drawing over an element, as a CSS image. `inside` is the content of an `<svg>` of this size. Escapes
 * only what url() in single quotes requires, to keep it short. Strokes with `vector-effect="non-scaling-stroke"`
 * keep their width.
 */
export function stretchedDrawing(width: number, height: number, inside: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${inside}</svg>`;
  return `url('data:image/svg+xml,${svg.replaceAll("#", "%23")}')`;
}

/** Children one below another, never wider than their column. */
export const stack = (gap: string) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap });

/** Children side by side, in as many lines as they need. */
export const cluster = (gap: string) => style({ display: "flex", flexWrap: "wrap", gap });

/** Facts in a line, separated by dots; lines neither start nor end with one. */
export const dotted = style({
  ...cluster("0 1em"),
  clipPath: "inset(-1rem -1rem -1rem -0.25em)",
  "& > *": { position: "relative" },
  "& > *::before": { content: '"·"', position: "absolute", left: "-1em", width: "1em", textAlign: "center" },
});

/** Equal columns: one, then more from each breakpoint up. */
export function gridColumns(tablet: number, desktop: number, wide = desktop) {
  const grid = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
  return {
    display: "grid",
    gap: space.l,
    [from.tablet]: grid(tablet),
    [from.desktop]: desktop === tablet ? {} : grid(desktop),
    [from.wide]: wide === desktop ? {} : grid(wide),
  };
}

/** Content that is sticky beside a long text on wide screens. Scrolls if it is too tall. */
export const stickyBeside = style({
  [from.desktop]: {
    [from.tall]: { position: "sticky", top: space.l, maxHeight: `calc(100dvh - 2 * ${space.l})`, overflowY: "auto" },
  },
  [print]: { position: "static", maxHeight: "none" },
});

/** The page's column, with gutters. */
export const pageColumn = {
  width: `min(${width.page}, 100% - 2 * ${space.gutter})`,
  marginInline: "auto",
  [print]: { width: "100%" },
};
