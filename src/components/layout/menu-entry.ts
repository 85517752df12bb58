import { color, from, headerHeight, radius, space } from "../../theme/theme";

/** Styles header links, and the buttons that open menus. */
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
  // An underline, because forced colours override the background.
  "&[aria-current]": {
    background: color.panel,
    // Safari takes only the line from the shorthand.
    textDecorationLine: "underline",
    textDecorationColor: color.highlight,
    textDecorationThickness: "3px",
    textUnderlineOffset: "0.35em",
  },
};

/** A full-width entry in the narrow-screen menu, with its arrow at the end. */
export const menuRow = {
  justifyContent: "space-between",
  width: "100%",
  [from.desktop]: { width: "auto" },
};

/** A popover below the header on narrow screens. A shadow at its lower edge shows that there is more to scroll to. */
export const menuPanel = {
  position: "fixed" as const,
  inset: `${headerHeight} 0 auto`,
  width: "100%",
  maxHeight: `calc(100dvh - ${headerHeight})`,
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: `${space.m} clamp(0.25rem, 4vw - 0.75rem, 1.75rem)`, // the gutter minus the entries' padding
  border: 0,
  background: [
    `linear-gradient(transparent, ${color.page} 60%) 0 100% / 100% 4rem no-repeat local`,
    `linear-gradient(transparent, ${color.highlight}) 0 100% / 100% 1.5rem no-repeat ${color.page}`,
  ].join(),
  color: color.ink,
  // Tab can leave the open menu, which must not cover the focused element.
  "header:has(~ * :focus-visible) &:popover-open": { display: "none" },
};
