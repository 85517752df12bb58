import { color, line, print, radius, space, stack, style } from "../../theme/theme";

/** A list along an ink line. */
export const stopsOnLine = style({
  ...stack(space.s),
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingLeft: "2rem",
  position: "relative",
  "::before": {
    content: '""',
    position: "absolute",
    left: "0.5rem",
    top: "1.5rem",
    bottom: "1.5rem",
    borderLeft: line.ink,
  },
  [print]: { display: "block", "& > li + li": { marginTop: space.s } },
});

/** An item, with a dot on the line. */
export const stop = style({
  position: "relative",
  "::before": {
    content: '""',
    position: "absolute",
    left: "-2rem",
    top: "var(--dot, 0.25rem)",
    width: "1.125rem",
    height: "1.125rem",
    border: line.ink,
    borderRadius: radius.pill,
    background: color.highlight,
  },
  ":nth-of-type(even)::before": { background: color.card },
});
