/** The current time, for components. */
import { useSyncExternalStore } from "react";

const minute = 60_000;

/** Calls back every minute, and when the tab becomes visible, because browsers throttle timers in hidden tabs. */
function subscribe(listener: () => void) {
  let timer: number;
  const schedule = () => {
    timer = window.setTimeout(notify, minute - (Date.now() % minute));
  };
  const notify = () => {
    listener();
    schedule();
  };
  schedule();
  document.addEventListener("visibilitychange", listener);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** The start of the current minute (milliseconds since 1970); undefined on the server and until hydrated. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}
