import { useEffect } from "react";
import { plainPress } from "../../browser/plain-press";
import type { FormName } from "../../contact/form-fields";
import { color } from "../../theme/theme";
import { AlertBox } from "./alert-box";
import { fieldId } from "./fields";
import type { FieldError } from "./form-errors";

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
