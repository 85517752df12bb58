import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether the component is hydrated. False on the server, which hides controls that need script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
