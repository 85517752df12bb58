import { color, from, radius } from "../../theme/theme";

/** Marks the entry of the current page or section. */
export const currentEntry = {
  background: color.panel,
  // Underlined, because forced colours override the background. In Safari, the shorthand only sets the line.
  textDecorationLine: "underline",
  textDecorationColor: color.highlight,
  textDecorationThickness: "3px",
  textUnderlineOffset: "0.35em",
};

/** Styles links of the header and to the sections of a page, and the buttons that open menus. */
export const menuEntry = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  minHeight: "2.75rem",
  paddingInline: "0.75rem",
  border: 0,
  borderRadius: radius.pill,
  background: "none",
  color: color.ink,
  fontWeight: 600,
  textDecoration: "none",
  [from.desktop]: { paddingInline: "0.375rem", fontSize: "0.9375rem" },
  [from.wide]: { paddingInline: "0.75rem", fontSize: "1rem" },
  ":hover": { background: color.panel },
  "&[aria-current]": currentEntry,
};

/** A full-width entry in the narrow-screen menu, with its arrow at the end. */
export const menuRow = { justifyContent: "space-between", width: "100%" };
