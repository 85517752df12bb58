import { cluster, color, focusRing, forced, space, style } from "../../theme/theme";
import { pillShape } from "../shared/button-style";
import { Field } from "../forms/field";

type FieldProps = {
  label: string;
  /** The name of the field, and of its URL parameter. */
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

/**
 * A radio button or checkbox as a pill: the transparent input covers its label and receives clicks. Without `:has()`,
 * the input shows its own state.
 */
const choice = style({
  ...pillShape,
  position: "relative",
  minHeight: "3rem",
  fontWeight: 600,
  lineHeight: 1.2,
  "@supports selector(:has(*))": {
    "& > input": { position: "absolute", inset: 0, width: "100%", height: "100%", margin: 0, opacity: 0 },
  },
  ":hover": { background: color.panel },
  ":has(:checked)": { background: color.ink, color: color.card },
  ":has(:focus-visible)": focusRing,
  ":has(:disabled)": { borderStyle: "dashed", background: "none", color: color.inkSoft },
  [forced.media]: { ":has(:checked)": { borderColor: forced.current, color: forced.current } },
});

const choices = { ...cluster(space.s), "& > legend": { marginBottom: space.xs, padding: 0, fontWeight: 600 } };
