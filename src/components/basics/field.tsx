import type { ReactNode } from "react";
import { color, line, radius } from "../../theme";

type FieldProps = {
  label: string;
  /** Takes the whole row of a form with two columns. */
  wide?: boolean;
  /** The input, select or textarea. */
  children: ReactNode;
};

/** A form field under its label. */
export function Field({ label, wide = false, children }: FieldProps) {
  return (
    <label css={[field, wide && { gridColumn: "1 / -1" }]}>
      <span css={{ fontWeight: 600 }}>{label}</span>
      {children}
    </label>
  );
}

const field = {
  display: "grid",
  gap: "0.25rem",
  "& > input, & > select, & > textarea": {
    width: "100%",
    minHeight: "3rem",
    padding: "0.625rem 0.875rem",
    border: line.ink,
    borderRadius: radius.small,
    background: color.card,
    "::placeholder": { color: color.inkSoft, opacity: 1 },
  },
  "& > textarea": { resize: "vertical" as const },
};
