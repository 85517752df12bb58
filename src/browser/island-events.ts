/**
 * Globals and events shared by the inline script (src/browser/inline) and the islands' script (src/islands/start.tsx).
 */

/** Maps a control in the server's HTML to its React replacement; usually itself. */
export type FindControl = (control: HTMLElement) => HTMLElement;

declare global {
  /* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces can be extended */
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
    /** The target island is hydrated: its `data-state` is "ready". */
    hydrated: Event;
  }
  /* eslint-enable @typescript-eslint/consistent-type-definitions */
}
