import { useEffect, useRef, type ReactNode } from "react";
import { changeUrlState } from "../../browser/url-state";

type UrlStateFormProps = {
  /** The form's accessible name. */
  label: string;
  /** Where a submission without script leads: /courses#list */
  action: string;
  /** The values of the fields, by name; those of several ticked boxes are joined with commas. */
  values: Record<string, string>;
  /** The hash of an address with choices. */
  hash?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A form whose fields mirror parameters of the URL, and take effect as soon as they change.
 *
 * The fields are uncontrolled, so that what was chosen before hydration stays. It is added to what the URL asks for.
 */
export function UrlStateForm({ label, action, values, hash, className, children }: UrlStateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const key = JSON.stringify(values);
  const options = hash === undefined ? {} : { hash };

  useEffect(() => {
    const early = Object.entries(chosenIn(form.current)).filter(([, value]) => value);
    if (early.length === 0) return;
    const isList = (name: string) => form.current?.querySelector(`[type=checkbox][name="${name}"]`);
    const asked = new URLSearchParams(window.location.search); // `values` are those of the HTML until hydrated
    const added = early.map(([name, value]) => [
      name,
      isList(name) ? joined(`${asked.getAll(name).join()},${value}`) : value,
    ]);
    changeUrlState(Object.fromEntries(added) as Record<string, string>, options);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what was chosen before hydration
  }, []);

  useEffect(() => show(form.current, JSON.parse(key) as Record<string, string>), [key]);

  /** Values that stay keep their order. */
  function change() {
    const chosen = Object.entries(chosenIn(form.current)).map(([name, value]) => {
      const now = value.split(",");
      const kept = values[name]?.split(",").filter((one) => now.includes(one)) ?? [];
      return [name, joined([...kept, ...now].join())];
    });
    changeUrlState(Object.fromEntries(chosen) as Record<string, string>, options);
  }

  return (
    <form
      ref={form}
      aria-label={label}
      action={action}
      autoComplete="off" // values that the browser restores would override the URL
      onChange={change}
      onSubmit={(event) => event.preventDefault()}
      className={className}
    >
      {children}
    </form>
  );
}

/** Values without doubles and gaps. */
const joined = (values: string) => [...new Set(values.split(","))].filter(Boolean).join();

/** What is chosen, by the names of all fields; empty for nothing. */
function chosenIn(form: HTMLFormElement | null): Record<string, string> {
  const fields = form ? Array.from(form.elements, (field) => (field as HTMLInputElement).name).filter(Boolean) : [];
  const chosen = new FormData(form ?? undefined);
  return Object.fromEntries(fields.map((name) => [name, chosen.getAll(name).join()]));
}

function show(form: HTMLFormElement | null, values: Record<string, string>) {
  for (const field of form?.elements ?? []) {
    const { name, type, value } = field as HTMLInputElement;
    const shown = values[name];
    if (shown === undefined) continue;
    if (type === "radio" || type === "checkbox") (field as HTMLInputElement).checked = shown.split(",").includes(value);
    else (field as HTMLSelectElement).value = shown;
  }
}
