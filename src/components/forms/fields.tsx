import { createContext, Fragment, useContext, type ReactNode } from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { formFields, type FieldName, type FormName } from "../../contact/form-fields";
import { headingId } from "../../text/heading-id";
import { font } from "../../theme/theme";
import { Field, type ControlProps } from "../shared/field";
import { english, labelOf, type FormLanguage } from "./translation";
import type { FieldError } from "./form-errors";

type FormState = { form: FormName; errors: readonly FieldError[]; words: FormLanguage };

export const FormContext = createContext<FormState>({ form: "enquiry", errors: [], words: english });

/** The id of a field's control, which the error summary links to. */
export function fieldId(form: FormName, field: FieldName): string {
  return `${form}-${headingId(field)}`;
}

type FieldsProps = {
  /** A hint above two fields, at least one of which is required. A translated form shows its error message instead. */
  hint?: ReactNode;
  /** Renders the control of a select; omit if the form has no select. */
  select?: (props: ControlProps) => ReactNode;
  /** A group of radio buttons, with its own label. */
  radios?: ReactNode;
};

/**
 * The visible fields of the surrounding form. HTML cannot require one of two fields, and truncates long pasted text
 * silently. Until script validates the form, the first of the two is required and the browser enforces maximum lengths.
 */
export function Fields({ hint, select, radios }: FieldsProps) {
  const { form, errors, words } = useContext(FormContext);
  const hydrated = useHydrated();
  const hintId = `${form}-hint`;
  const firstWithHint = formFields[form].find(({ or }) => or);
  return formFields[form].map((field) => {
    const { name, type, maxLength, missing, or, ...attributes } = field;
    if (type === "hidden" || (type === "select" && !select)) return null;
    if (type === "radio") return <Fragment key={name}>{radios}</Fragment>;
    const accepts = {
      ...attributes,
      maxLength: hydrated ? undefined : maxLength,
      required: missing !== undefined && !(or && hydrated),
    };
    return (
      <Fragment key={name}>
        {field === firstWithHint && (
          <div id={hintId} css={note}>
            {words.labels ? words.mistakes.reach : hint}
          </div>
        )}
        <Field
          name={name}
          label={labelOf(name, words.labels)}
          id={fieldId(form, name)}
          error={errors.find((error) => error.field === name)?.message}
          hintId={or && hintId}
          wide={type === "select" || type === "textarea"}
        >
          {(props) => {
            if (type === "select") return select?.(props);
            if (type === "textarea") return <textarea {...props} {...accepts} rows={4} />;
            return <input {...props} {...accepts} type={type} />;
          }}
        </Field>
      </Fragment>
    );
  });
}

const note = { ...font.quiet, gridColumn: "1 / -1" };
