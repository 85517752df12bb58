import { useEffect, useRef, type ComponentProps } from "react";
import { changeUrlState } from "../../browser/url-state";
import { valuesOf } from "./course-order";

type UrlStateFormProps = ComponentProps<"form"> & {
  /** Field values by name; several ticked checkboxes are comma-separated. */
  values: Record<string, string>;
};

/**
 * A form that keeps its fields and URL parameters in sync, and applies each change at once. Fields elsewhere on the
 * page can join it through their `form` attribute.
 *
 * The fields are uncontrolled, to keep choices made before hydration and merge them with those in the URL.
 */
export function UrlStateForm({ values, ...attributes }: UrlStateFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const early = earlyChoices(form.current);
    if (Object.keys(early).length > 0) changeUrlState(early);
  }, []);
  useEffect(() => {
    // On the document, because fields elsewhere on the page belong to the form.
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
      autoComplete="off" // values that the browser restores would override the URL
      onSubmit={(event) => event.preventDefault()}
      {...attributes}
    />
  );
}

/** Clears fields and focuses the first, because the pressed link disappears. */
export function clearFields(...names: string[]) {
  changeUrlState(Object.fromEntries(names.map((name) => [name, ""])));
  document.querySelector<HTMLInputElement>(`[name=${names[0]}]`)?.focus();
}

/** The choices made before hydration, merged with the URL's for checkboxes. */
function earlyChoices(form: HTMLFormElement | null): Record<string, string> {
  const inUrl = new URLSearchParams(window.location.search);
  const chosen = Object.entries(chosenIn(form)).filter(([, value]) => value);
  return Object.fromEntries(
    chosen.map(([name, value]) => {
      const isList = document.querySelector(`[type=checkbox][name="${name}"]`);
      const all = isList ? [...valuesOf(inUrl, name), ...value.split(",")] : [value];
      return [name, [...new Set(all)].filter(Boolean).join()];
    }),
  );
}

/** The selected values by field name; "" for none. */
function chosenIn(form: HTMLFormElement | null): Record<string, string> {
  const fields = form ? Array.from(form.elements, (field) => (field as HTMLInputElement).name).filter(Boolean) : [];
  const chosen = new FormData(form ?? undefined);
  return Object.fromEntries(fields.map((name) => [name, chosen.getAll(name).join()]));
}

/** Shows the values, also as defaults: WebKit resets a form without autocompletion when Back returns to its page. */
function show(form: HTMLFormElement | null, values: Record<string, string>) {
  for (const field of form?.elements ?? []) {
    const shown = values[(field as HTMLInputElement).name];
    if (shown === undefined) continue;
    if (field instanceof HTMLSelectElement) {
      field.value = shown;
      for (const option of field.options) option.defaultSelected = option.selected;
    } else if (field instanceof HTMLInputElement) {
      field.checked = field.defaultChecked = shown.split(",").includes(field.value);
    }
  }
}
