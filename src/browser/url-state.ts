/** A page's state in the query of its address, so that what a visitor has chosen can be shared and found again. */
import { useEffect, useMemo, useSyncExternalStore, type RefObject } from "react";

const changed = "querychange";

function subscribe(listener: () => void) {
  const events = ["popstate", changed];
  events.forEach((name) => window.addEventListener(name, listener));
  return () => events.forEach((name) => window.removeEventListener(name, listener));
}

/** The query of the page's address; empty until the page has come alive, as it is in the HTML. */
export function useUrlState(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * Changes parts of the query in place, without a new entry in the history; an empty value takes its part away.
 *
 * The hash stays, unless `hash` is given: empty where the change may take its target off the page.
 */
export function changeUrlState(changes: Record<string, string>, { hash = window.location.hash } = {}) {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  // Slashes and commas are allowed in a query, and easier to read than %2F and %2C.
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%2F", "/");
  window.history.replaceState(window.history.state, "", `${pathname}${text && `?${text}`}${hash}`);
  window.dispatchEvent(new Event(changed));
}

/**
 * Takes over what a visitor has chosen in a form before the page came alive. The form's fields are named as the parts of
 * the query are, and choose nothing in the HTML; ticks of one name are joined with commas.
 */
export function useEarlyChoices(form: RefObject<HTMLFormElement>) {
  useEffect(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const values = [...fields.keys()].map((name) => [name, fields.getAll(name).join()] as const);
    const chosen = values.filter(([, value]) => value);
    if (chosen.length > 0) changeUrlState(Object.fromEntries(chosen));
  }, [form]);
}
