/** How the inline script (src/browser/inline) and the islands' script (src/islands/start.tsx) talk to each other. */

/** Maps a control of the server HTML to the one that answers in its place: usually itself. */
export type FindControl = (control: HTMLElement) => HTMLElement;

declare global {
  /* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces can be extended */
  interface Window {
    /** The island that the visitor used last, which is hydrated first. */
    urgent?: HTMLElement;
    /** Controls that were pressed before their island answered, in order. A `held` event follows each. */
    held: HTMLElement[];
    /** Whether the visitor has typed or chosen anything, or pressed what is held. */
    isUsed?: true;
  }
  interface WindowEventMap {
    /** The `data-state` of an island has become "wanted". */
    wanted: Event;
    held: Event;
    /** The target, an island, answers presses: its `data-state` is "awake". */
    hydrated: Event;
  }
  /* eslint-enable @typescript-eslint/consistent-type-definitions */
}
