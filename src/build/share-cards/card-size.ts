/** Shared dimensions of a card, in pixels of the finished picture. */
import { color } from "../../theme/theme";

/** The size that networks require. */
export const sheet = { width: 1200, height: 630 };

/** The strip at the bottom with the institute's name. */
export const foot = { height: 98, top: sheet.height - 98 };

export const outline = 5;
export const ink = `${outline}px solid ${color.ink}`;

/** Absolutely positioned, including the border; satori requires `display` for more than one child. */
export const placed = { position: "absolute" as const, display: "flex", boxSizing: "border-box" as const };
export const stacked = { display: "flex", flexDirection: "column" as const };
