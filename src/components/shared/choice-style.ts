import { cluster, color, forced, space, style } from "../../theme/theme";
import { pillShape } from "./button-style";

/** A radio button or checkbox as a pill: the transparent input covers its label and receives clicks. */
export const choice = style({
  ...pillShape,
  position: "relative",
  minHeight: "3rem",
  fontWeight: 600,
  lineHeight: 1.2,
  "& > input": { position: "absolute", inset: 0, width: "100%", height: "100%", margin: 0, opacity: 0 },
  ":hover": { background: color.panel },
  ":has(:checked)": { background: color.ink, color: color.card },
  ":has(:focus-visible)": {
    outline: `3px solid ${color.ink}`,
    outlineOffset: "2px",
    boxShadow: `0 0 0 6px ${color.highlight}`,
  },
  ":has(:disabled)": { borderStyle: "dashed", background: "none", color: color.inkSoft },
  [forced.media]: { ":has(:checked)": { borderColor: forced.current, color: forced.current } },
});

export const choices = {
  ...cluster.s,

  "& > legend": { marginBottom: space.xs, padding: 0, fontWeight: 600 },
};
