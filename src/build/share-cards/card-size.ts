/** The measures of every card, in pixels of the finished picture. */
import { color } from "../../theme/theme";

/** The size that networks ask for. */
export const sheet = { width: 1200, height: 630 };

/** The strip with the institute's name, on which all else stands. */
export const foot = { height: 98, top: sheet.height - 98 };

export const outline = 5;
export const ink = `${outline}px solid ${color.ink}`;

/** Where a part stands is said in pixels, ink line included; satori wants `display` on what has more than one part. */
export const placed = { position: "absolute" as const, display: "flex", boxSizing: "border-box" as const };
export const stacked = { display: "flex", flexDirection: "column" as const };
