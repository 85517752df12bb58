/** How the inline script (src/browser/inline) and the islands' script (src/islands/start.tsx) talk to each other. */

/** Maps a control of the server HTML to the one that answers in its place: usually itself. */
export type FindControl = (control: HTMLElement) => HTMLElement;

declare global {
  /* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces can be extended */
  interface Window {
    /** Islands to hydrate, the most urgent first. A `wanted` event follows each change. */
    wanted: HTMLElement[];
    /** Controls that were pressed before their island answered, in order. A `held` event follows each. */
    held: HTMLElement[];
    /** Whether the visitor has typed or chosen anything. */
    isTouched?: true;
  }
  interface WindowEventMap {
    wanted: Event;
    held: Event;
    /** The target, an island, answers presses, or has failed: its `data-state` is "awake" or "failed". */
    hydrated: CustomEvent<FindControl>;
  }
  /* eslint-enable @typescript-eslint/consistent-type-definitions */
}
