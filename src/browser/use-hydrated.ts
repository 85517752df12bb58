import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether React has taken over. False in the HTML, so that controls which need script appear only with it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
