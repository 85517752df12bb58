import { createContext, useContext, type ReactNode } from "react";
import { headingId } from "../../text/heading-id";
import type { Mistake } from "./mistakes";
import { color, line, radius, text } from "../../theme/theme";

/** What a field knows of its form. */
export const FormContext = createContext({ form: "", mistakes: [] as Mistake[] });

/** The id of a field's control, which the list of mistakes leads to. */
export function fieldId(form: string, label: string): string {
  return [form, headingId(label)].filter(Boolean).join("-");
}

/** What ties a control to its label, its hint and its mistake. */
type Wiring = { id: string; name: string; "aria-describedby"?: string; "aria-invalid"?: true };

type FieldProps = {
  /** The label, which is also the name under which the field is sent. */
  label: string;
  /** Takes the whole row of a form with two columns. */
  wide?: boolean;
  /** The id of a hint that stands elsewhere. */
  hint?: string;
  /** The input, select or textarea. */
  children: (wiring: Wiring) => ReactNode;
};

/** A form field under its label and, after a mistake, what to do about it. */
export function Field({ label, wide = false, hint, children }: FieldProps) {
  const { form, mistakes } = useContext(FormContext);
  const mistake = mistakes.find(({ field }) => field === label);
  const id = fieldId(form, label);
  const described = [mistake && `${id}-mistake`, hint].filter(Boolean).join(" ");
  return (
    <div css={[field, wide && { gridColumn: "1 / -1" }, mistake && wrong]}>
      <label htmlFor={id} css={{ fontWeight: 600 }}>
        {label}
      </label>
      {mistake && (
        <p id={`${id}-mistake`} css={words}>
          {mistake.message}
        </p>
      )}
      {children({
        id,
        name: label,
        ...(described && { "aria-describedby": described }),
        ...(mistake && { "aria-invalid": true }),
      })}
    </div>
  );
}

const field = {
  display: "grid",
  alignContent: "end", // beside a field with a mistake
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
  // Four rows, and more as the message grows.
  "& > textarea": { resize: "vertical" as const, minHeight: "calc(4lh + 1.5rem)", fieldSizing: "content" as const },
};
const wrong = {
  padding: "0.5rem 0 0 0.75rem",
  background: color.card,
  borderLeft: `5px solid ${color.alertText}`,
  "& > input, & > select, & > textarea": {
    borderColor: color.alertText,
    boxShadow: `inset 0 0 0 1px ${color.alertText}`,
  },
};
const words = { ...text.small, color: color.alertText, fontWeight: 700 };
