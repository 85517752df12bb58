import { choice, choices } from "../shared/choice-style";
import { Field } from "../forms/field";

type FieldProps = {
  label: string;
  /** The URL parameter. */
  name: string;
  /** The value and label of each option; renders nothing if empty. The value "" is selected by default. */
  options: readonly (readonly [value: string | number, text: string])[];
};

/** Pills inside a `UrlStateForm`: radio buttons, or checkboxes with `several`. */
export function Pills({ label, name, options, several = false }: FieldProps & { several?: boolean }) {
  if (options.length === 0) return null;
  return (
    <fieldset css={choices}>
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <label key={value} css={choice}>
          <input type={several ? "checkbox" : "radio"} name={name} value={value} defaultChecked={value === ""} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** A select inside a `UrlStateForm`. `any` is the label of its empty option. */
export function Select({ label, name, options, any }: FieldProps & { any: string }) {
  if (options.length === 0) return null;
  return (
    <Field label={label}>
      {({ id }) => (
        <select id={id} name={name}>
          <option value="">{any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
