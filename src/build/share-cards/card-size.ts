/** Measures that the parts of a card share, in pixels of the finished picture. */
import { color } from "../../theme/theme";

/** The size that networks ask for. */
export const sheet = { width: 1200, height: 630 };

/** The strip with the institute's name, along the bottom. */
export const foot = { height: 98, top: sheet.height - 98 };

export const outline = 5;
export const ink = `${outline}px solid ${color.ink}`;

/** Placed in pixels, border included; satori requires `display` where there is more than one child. */
export const placed = { position: "absolute" as const, display: "flex", boxSizing: "border-box" as const };
export const stacked = { display: "flex", flexDirection: "column" as const };
