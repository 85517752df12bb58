import { useSyncExternalStore } from "react";

const unchanging = () => () => undefined;

/** Whether the page has come alive: not in the HTML, so that what only script can answer comes with the script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
