/** Globals and events that the inline scripts share with the islands' script (src/islands/start.tsx). */

declare global {
  /* oxlint-disable typescript/consistent-type-definitions -- only interfaces can be extended */
  interface Window {
    /** The island used most recently; hydrated first. */
    urgent?: HTMLElement;
    /** Controls pressed before their island was hydrated, in order. A `held` event follows each press. */
    held: HTMLElement[];
    /** Whether the visitor has typed or selected anything, or pressed a held control. */
    isUsed?: true;
  }
  interface WindowEventMap {
    /** An island's `data-state` is now "queued". */
    queued: Event;
    held: Event;
  }
  /* oxlint-enable typescript/consistent-type-definitions */
}

export {};
