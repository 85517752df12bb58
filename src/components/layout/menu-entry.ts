import { color, from, radius } from "../../theme/theme";

/** The style of the header's links and of the buttons that open menus. */
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
  cursor: "pointer",
  [from.desktop]: { paddingInline: "0.375rem", fontSize: "0.9375rem" },
  [from.wide]: { paddingInline: "0.75rem", fontSize: "1rem" },
  ":hover": { background: color.panel },
  // A line, because forced colours replace the background.
  "&[aria-current]": {
    background: color.panel,
    // Not the shorthand, of which Safari takes the line alone.
    textDecorationLine: "underline",
    textDecorationColor: color.highlight,
    textDecorationThickness: "3px",
    textUnderlineOffset: "0.35em",
  },
};
