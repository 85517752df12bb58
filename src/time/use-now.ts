/** The clock, for what a page says about the present. */
import { useSyncExternalStore } from "react";

const minute = 60_000;

/** Tells of the beginning of each minute, and of the visitor's return: clocks of pages out of sight are slowed down. */
function subscribe(listener: () => void) {
  let timer: number;
  const wait = () => {
    timer = window.setTimeout(tell, minute - (Date.now() % minute));
  };
  const tell = () => {
    listener();
    wait();
  };
  wait();
  document.addEventListener("visibilitychange", listener);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** The beginning of the current minute (milliseconds since 1970); none until the page has come alive, as in the HTML. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
}
