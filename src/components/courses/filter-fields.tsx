import { cluster, color, focusRing, forced, space, style } from "../../theme/theme";
import { pillShape } from "../shared/buttons";
import { Field } from "../shared/field";

type PillsProps = { label: string; type: "radio" | "checkbox"; name: string; options: readonly string[] };

/** Radio buttons or checkboxes; the option "" stands for all. Renders nothing without options. */
export function Pills({ label, options, ...input }: PillsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset css={choices}>
      <legend>{label}</legend>
      {options.map((value) => (
        <label key={value} css={choice}>
          <input {...input} value={value} defaultChecked={value === ""} />
          {value.replace(/^./, (letter) => letter.toUpperCase()) || "All"}
        </label>
      ))}
    </fieldset>
  );
}

/** `any` is the label of the empty option, `options` has values and labels. */
type SelectProps = { label: string; name: string; any: string; options: [value: string | number, label: string][] };

/** Renders nothing without options. */
export function Select({ label, name, any, options }: SelectProps) {
  if (options.length === 0) return null;
  return (
    <Field label={label} name={name}>
      {(control) => (
        <select {...control}>
          {[["", any], ...options].map(([value, text]) => (
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

const choices = style({
  ...cluster(space.s),
  "& > legend": { marginBottom: space.xs, padding: 0, fontWeight: 600 },
  "& > label": { paddingInline: "0.75rem" },
});
