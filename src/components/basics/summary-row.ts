import type { CSSObject } from "@emotion/react";
import { color, from, space } from "../../theme/theme";

const bar = "linear-gradient(currentcolor 0 0) center no-repeat";

export const isOpen = { backgroundSize: "100% 3px, 0" };

/** The row that opens and closes a `<details>`: at its end a plus, which becomes a minus. */
export const summaryRow = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  minHeight: "2.75rem",
  listStyle: "none",
  "::-webkit-details-marker": { display: "none" },
  ":hover": { color: color.action },
  "::after": {
    content: '""',
    flexShrink: 0,
    width: "0.9375rem",
    height: "0.9375rem",
    background: `${bar}, ${bar}`,
    backgroundSize: "100% 3px, 3px 100%",
  },
  "details[open] > &::after": isOpen,
};

/**
 * For a `<details>` that folds on phones alone: wider screens show what is in it, and `row` is how its row looks there. Browsers
 * without `::details-content` fold it everywhere.
 */
export const foldOnPhones = (row: CSSObject) => ({
  "@supports selector(::details-content)": {
    [from.tablet]: { "::details-content": { contentVisibility: "visible" }, "& > summary": row },
  },
});
