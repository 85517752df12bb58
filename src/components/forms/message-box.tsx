import { useEffect, useRef, type ReactNode } from "react";
import { plainPress } from "../../browser/plain-press";
import type { FormName } from "../../contact/form-fields";
import { color, radius, space, stack } from "../../theme/theme";
import { fieldId } from "./fields";
import type { FieldError } from "./form-errors";

type MessageBoxProps = { heading: string; children: ReactNode };

type AlertProps = MessageBoxProps & {
  /** The box takes focus whenever this changes. */
  about: unknown;
};

/** Explains a problem in a form. Takes focus, so that screen readers read it; they would read an alert twice. */
export function AlertBox({ heading, about, children }: AlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [about]);
  return (
    <div ref={ref} role="group" aria-label={heading} tabIndex={-1} css={[box, { borderColor: color.alertText }]}>
      <h3>{heading}</h3>
      {children}
    </div>
  );
}

type ErrorSummaryProps = { form: FormName; errors: readonly FieldError[]; heading: string };

/** A form's errors above its fields, each linked to its field (GOV.UK's pattern). */
export function ErrorSummary({ form, errors, heading }: ErrorSummaryProps) {
  useEffect(() => {
    document.title = `Error: ${document.title}`;
    return () => {
      document.title = document.title.replace(/^Error: /, "");
    };
  }, []);
  return (
    <AlertBox heading={heading} about={errors}>
      <ul>
        {errors.map(({ field, message }) => {
          const id = fieldId(form, field);
          return (
            <li key={field}>
              <a
                href={`#${id}`}
                css={{ color: color.alertText, fontWeight: 700 }}
                {...plainPress(() => document.getElementById(id)?.focus())}
              >
                {message}
              </a>
            </li>
          );
        })}
      </ul>
    </AlertBox>
  );
}

/** Replaces a submitted form; its heading takes focus. */
export function Confirmation({ heading, children }: MessageBoxProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div css={box}>
      <h3 ref={ref} tabIndex={-1} css={{ fontSize: "1.5rem" }}>
        {heading}
      </h3>
      {children}
    </div>
  );
}

const box = {
  gridColumn: "1 / -1",
  ...stack("0.75rem"),
  padding: space.m,
  border: `4px solid ${color.action}`,
  borderRadius: radius.small,
  background: color.card,
};
