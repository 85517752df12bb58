import { useSyncExternalStore } from "react";

const minute = 60_000;

/** Calls back every second. Components re-render only when the minute changes. */
function subscribe(listener: () => void) {
  const timer = window.setInterval(listener, 1000);
  return () => window.clearInterval(timer);
}

/** The start of the current minute (milliseconds since 1970); undefined on the server and until hydrated. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}
