import { color, notPrinted, pillFrame, pressable, space, style } from "../../theme/theme";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: "3rem",
  padding: "0.5rem clamp(1rem, 0.5rem + 2vw, 1.375rem)",
  ...pillFrame,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  ...pressable,
  ":focus-visible": { boxShadow: `0 0 0 6px ${color.highlight}` },
  ...notPrinted,
});

export const buttonKinds = {
  main: { background: color.action, color: color.card },
  highlight: { background: color.highlight, color: color.ink },
  plain: { background: color.card, color: color.ink },
};

/** The shape of a quieter control. */
export const pillShape = {
  ...pillFrame,
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingInline: space.m,
  background: color.card,
  color: color.ink,
};

/** A quieter button next to text. */
export const pill = {
  ...pillShape,
  fontWeight: 700,
  textDecoration: "none",
  ":hover": { background: color.highlight },
};
