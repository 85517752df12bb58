import { useEffect, useRef } from "react";
import type { FieldError } from "./form-errors";
import { color, plainList, radius, space, text } from "../../theme/theme";
import { fieldId } from "./field";

type ErrorSummaryProps = { form: string; heading: string; errors: FieldError[] };

/** The errors of a form, above its fields: takes the focus, and each line leads to its field (GOV.UK's pattern). */
export function ErrorSummary({ form, heading, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    document.title = `Error: ${document.title}`;
    return () => {
      document.title = document.title.replace(/^Error: /, "");
    };
  }, [errors]);
  return (
    <div ref={box} role="alert" tabIndex={-1} css={frame}>
      <h3 css={text.h3}>{heading}</h3>
      <ul css={[plainList, { marginTop: space.s }]}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(form, field)}`}
              css={{ color: color.alertText, fontWeight: 700 }}
              onClick={(event) => {
                event.preventDefault(); // keeps the page's URL
                document.getElementById(fieldId(form, field))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const frame = {
  gridColumn: "1 / -1",
  padding: space.m,
  border: `4px solid ${color.alertText}`,
  borderRadius: radius.small,
  background: color.card,
};
