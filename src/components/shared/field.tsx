import type { ReactNode } from "react";
import { headingId } from "../../text/heading-id";
import { color, font, line, radius, stack, style } from "../../theme/theme";

/** Connects a control with its label, hint and error. */
export type ControlProps = { id: string; name: string; "aria-describedby"?: string; "aria-invalid": boolean };

type FieldProps = {
  label: string;
  /** The name in submissions; the label by default. */
  name?: string;
  /** The id of the control; derived from the label by default. */
  id?: string;
  error?: string | undefined;
  hintId?: string | undefined;
  wide?: boolean;
  children: (props: ControlProps) => ReactNode;
};

export function Field({ label, name = label, id = headingId(name), error, hintId, wide, children }: FieldProps) {
  const describedBy = [error && `${id}-error`, hintId].filter(Boolean).join(" ");
  return (
    <div css={[field, wide && { gridColumn: "1 / -1" }, error && invalid]}>
      <label htmlFor={id} css={{ fontWeight: 600 }}>
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} css={errorText}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        ...(describedBy && { "aria-describedby": describedBy }),
        "aria-invalid": Boolean(error), // overrides Firefox, which calls an empty required field invalid
      })}
    </div>
  );
}

const field = style({
  ...stack("0.25rem"),
  alignContent: "end", // lines up with an adjacent field that shows an error
  "& > input, & > select, & > textarea": {
    width: "100%",
    minHeight: "3rem",
    padding: "0.625rem 0.875rem",
    border: line.ink,
    borderRadius: radius.small,
    background: color.card,
    "::placeholder": { color: color.inkSoft, opacity: 1 },
  },
  // Starts at four rows and grows with the message.
  "& > textarea": { resize: "vertical", minHeight: "calc(4lh + 1.5rem)", fieldSizing: "content" },
});
const invalid = {
  padding: "0.5rem 0.75rem 0.75rem",
  borderRadius: radius.small,
  background: color.card,
  borderLeft: `5px solid ${color.alertText}`,
  "& > input, & > select, & > textarea": {
    borderColor: color.alertText,
    boxShadow: `inset 0 0 0 1px ${color.alertText}`,
  },
};
const errorText = { ...font.small, color: color.alertText, fontWeight: 700 };
