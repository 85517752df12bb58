/** State in the URL's query, so that what a visitor has chosen can be shared and bookmarked. */
import { useMemo, useSyncExternalStore } from "react";

const changed = "urlstatechange";

function subscribe(listener: () => void) {
  const events = ["popstate", changed];
  events.forEach((name) => window.addEventListener(name, listener));
  return () => events.forEach((name) => window.removeEventListener(name, listener));
}

type HistoryState = { canGoBack?: boolean } | null;

/** The URL's query; empty until hydrated, as in the HTML. */
export function useUrlState(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * Sets parameters of the URL's query; an empty value removes its parameter.
 *
 * @param options.hash replaces the hash, which is kept otherwise; empty if the change may remove its target
 * @param options.canGoBack makes a history entry, which Back or `undoUrlState` leaves, unless the last change has made one
 */
export function changeUrlState(
  changes: Record<string, string>,
  { hash = window.location.hash, canGoBack = false } = {},
) {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  // Slashes and commas are legal in a query, and easier to read than %2F and %2C.
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%2F", "/");
  const url = `${pathname}${text && `?${text}`}${hash}`;
  const state = window.history.state as HistoryState;
  if (canGoBack && !state?.canGoBack) window.history.pushState({ ...state, canGoBack }, "", url);
  else window.history.replaceState(state, "", url);
  window.dispatchEvent(new Event(changed));
}

/** Goes back to before a change that can be gone back on; where the visitor came with that URL, makes the opposite `changes`. */
export function undoUrlState(changes: Record<string, string>) {
  const state = window.history.state as HistoryState;
  if (state?.canGoBack) window.history.back();
  else changeUrlState(changes);
}
