/** How the inline script (src/browser/inline) and the islands' script (src/islands/start.tsx) talk to each other. */

/** Maps a control of the server HTML to the one that answers in its place: usually itself. */
export type FindControl = (control: HTMLElement) => HTMLElement;

declare global {
  /* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces can be extended */
  interface Window {
    /** Islands to hydrate, the most urgent first. */
    wanted: HTMLElement[];
  }
  interface WindowEventMap {
    /** `wanted` has a new entry. */
    wanted: Event;
    /** The target, an island, answers presses. */
    hydrated: CustomEvent<FindControl>;
    /** The target, an island, failed and keeps its server HTML. */
    failed: Event;
  }
  /* eslint-enable @typescript-eslint/consistent-type-definitions */
}
