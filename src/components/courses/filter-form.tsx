import { useEffect, useRef } from "react";
import { changeUrlState } from "../../browser/url-state";
import { rupees } from "../../text/format";
import { cluster, color, focusRing, forced, from, onPhones, scriptOnly, space, srOnly, style } from "../../theme/theme";
import { pillShape } from "../shared/buttons";
import { Disclosure, foldOnPhones } from "../shared/disclosure";
import { Field } from "../shared/field";
import { sortOrders, type listOptions } from "./list-state";
import { listIds } from "./show-courses";

type FilterFormProps = {
  options: ReturnType<typeof listOptions>;
  /** Field values by name, as in the URL: several ticked checkboxes are comma-separated. */
  values: Record<(typeof names)[number], string>;
};

const names = ["level", "classes", "fee", "sort", "compare"] as const;

/**
 * Keeps its fields, and the checkboxes on the cards, in sync with the URL, and applies each change at once. The fields
 * are uncontrolled, to keep choices made before hydration and merge them with those in the URL.
 */
export function FilterForm({ options, values }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const early = earlyChoices(form.current);
    if (Object.keys(early).length > 0) changeUrlState(early);
    // On the document, because the cards' checkboxes are outside the form.
    function apply({ target }: Event) {
      if ((target as Partial<HTMLInputElement>).form === form.current) changeUrlState(chosenIn(form.current));
    }
    document.addEventListener("change", apply);
    return () => document.removeEventListener("change", apply);
  }, []);
  useEffect(() => show(form.current, values));

  return (
    <form
      ref={form}
      id={listIds.form}
      aria-label="Filter and sort"
      action="/courses#list"
      autoComplete="off" // values that the browser restores would override the URL
      onSubmit={(event) => event.preventDefault()}
      css={row}
    >
      <Pills label="Classes" type="checkbox" name="classes" options={options.classes} />
      <Disclosure summary={<b>Fee, order and level</b>} css={fold}>
        <div css={controls}>
          <Select label="Fee up to" name="fee" any="Any" options={options.fees.map((fee) => [fee, rupees(fee)])} />
          <Select
            label="Sort by"
            name="sort"
            any="As listed"
            options={Object.entries(sortOrders).map(([name, order]) => [name, order.label])}
          />
          <Pills label="Level" type="radio" name="level" options={["", ...options.levels]} />
        </div>
      </Disclosure>
    </form>
  );
}

type PillsProps = { label: string; type: "radio" | "checkbox"; name: string; options: readonly string[] };

/** Radio buttons or checkboxes; the option "" stands for all. */
function Pills({ label, options, ...input }: PillsProps) {
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

type SelectProps = { label: string; name: string; any: string; options: [value: string | number, label: string][] };

/** `any` is the label of the empty option. */
function Select({ label, name, any, options }: SelectProps) {
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

/** Clears the filter and the order, and focuses the first field, because the pressed link disappears. */
export function clearFilter() {
  changeUrlState({ level: "", classes: "", fee: "", sort: "" });
  document.querySelector<HTMLInputElement>(`#${listIds.form} input`)?.focus();
}

/** The choices made before hydration; ticks add to those in the URL. */
function earlyChoices(form: HTMLFormElement | null) {
  const inUrl = new URLSearchParams(window.location.search);
  const chosen = Object.entries(chosenIn(form)).filter(([, value]) => value);
  const before = (name: string) => (name === "classes" || name === "compare" ? inUrl.getAll(name) : []);
  return Object.fromEntries(chosen.map(([name, value]) => [name, [...before(name), value].join()]));
}

function chosenIn(form: HTMLFormElement | null) {
  const chosen = new FormData(form ?? undefined);
  return Object.fromEntries(names.map((name) => [name, chosen.getAll(name).join()]));
}

/** Shows the values, and expands their fold. Also sets defaults, to which WebKit resets forms after Back. */
function show(form: HTMLFormElement | null, values: Partial<Record<string, string>>) {
  const fold = form?.querySelector("details");
  if (fold && (values.level || values.fee || values.sort)) fold.open = true;
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLSelectElement) {
      field.value = values[field.name] ?? "";
      for (const option of field.options) option.defaultSelected = option.selected;
    } else if (field instanceof HTMLInputElement) {
      field.checked = field.defaultChecked = !!values[field.name]?.split(",").includes(field.value);
    }
}

const controls = { ...cluster(space.m), alignItems: "end" };
const row = { ...controls, ...scriptOnly };
const fold = {
  flexGrow: 1,
  ...foldOnPhones({ display: "none" }),
  // All fields are in one row. Browsers without `::details-content` ignore the rule.
  [from.tablet]: { "&, &::details-content, & > div": { display: "contents" } },
};

/** A choice as a pill, covered by its transparent input. Without `:has()`, the input shows its own state. */
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
  "form > & > legend": { [onPhones]: srOnly }, // redundant: the options speak for themselves
  "& > label": { paddingInline: "0.75rem" },
});
