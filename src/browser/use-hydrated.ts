import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether the component is hydrated. False on the server, to hide controls that need script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
