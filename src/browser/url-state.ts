/** State in the URL's query, which visitors can share and bookmark. */
import { useMemo, useSyncExternalStore } from "react";

const changed = "urlstatechange";

function subscribe(listener: () => void) {
  const events = ["popstate", changed];
  events.forEach((name) => window.addEventListener(name, listener));
  return () => events.forEach((name) => window.removeEventListener(name, listener));
}

type HistoryState = { canGoBack?: boolean } | null;

/** The URL's query; empty until hydrated, to match the server's HTML. */
export function useUrlState(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Sets query parameters; an empty value removes one. `canGoBack` adds a history entry unless the last change did. */
export function changeUrlState(changes: Record<string, string>, { canGoBack = false } = {}) {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  // Slashes and commas are legal in a query, and more readable than %2F and %2C.
  const text = query.toString().replaceAll("%2C", ",").replaceAll("%2F", "/");
  const url = `${pathname}${text && `?${text}`}${hash}`;
  const state = window.history.state as HistoryState;
  if (canGoBack && !state?.canGoBack) window.history.pushState({ ...state, canGoBack }, "", url);
  else window.history.replaceState(state, "", url);
  window.dispatchEvent(new Event(changed));
}

/** Undoes a change made with `canGoBack`. Without a history entry to go back to, applies `changes` instead. */
export function undoUrlState(changes: Record<string, string>) {
  const state = window.history.state as HistoryState;
  if (state?.canGoBack) window.history.back();
  else changeUrlState(changes);
}
