import { color, from, headerHeight, radius, space } from "../../theme/theme";

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

/** An entry over the whole width of the menu of narrow screens, with its arrow at the end. */
export const menuRow = {
  justifyContent: "space-between",
  width: "100%",
  [from.desktop]: { width: "auto" },
};

/** A popover below the header of narrow screens. Its lower edge is shaded while it goes on below. */
export const menuPanel = {
  position: "fixed" as const,
  inset: `${headerHeight} 0 auto`,
  width: "100%",
  maxHeight: `calc(100dvh - ${headerHeight})`,
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: `${space.m} clamp(0.25rem, 4vw - 0.75rem, 1.75rem)`, // the gutter without that of the entries
  border: 0,
  background: [
    `linear-gradient(transparent, ${color.page} 60%) 0 100% / 100% 4rem no-repeat local`,
    `linear-gradient(transparent, ${color.highlight}) 0 100% / 100% 1.5rem no-repeat ${color.page}`,
  ].join(),
  color: color.ink,
  // It stays open when Tab leaves it, but must not cover what has the focus.
  "header:has(~ * :focus-visible) &:popover-open": { display: "none" },
};
