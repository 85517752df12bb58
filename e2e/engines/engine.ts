/** A browser that Playwright cannot drive, and a page in it (docs/decisions/0017). */
/** How long to wait for what a press or a visit causes, in milliseconds. */
export const actionTimeout = 10_000;

export type Engine = {
  /** Opens a page without history and storage; `site` is the URL of the server. */
  open: (site: string) => Promise<EnginePage>;
  stop: () => Promise<unknown>;
};

export type EnginePage = {
  /** The narrowest width of a page, in pixels. */
  narrowest: number;
  /** Opens a path of the site, and waits until it has loaded. */
  goto: (path: string) => Promise<unknown>;
  /** Runs a function in the browser. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the centre of an element, with this text if given, once it is visible. */
  click: (selector: string, text?: string) => Promise<unknown>;
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>;
  press: (key: "Escape") => Promise<unknown>;
  resize: (width: number) => Promise<unknown>;
  /** Prints the page as a PDF; undefined in engines that cannot. */
  pdf?: () => Promise<Uint8Array>;
  /** Console errors, exceptions and requests to other hosts so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

/**
 * Runs in the browser: finds the first visible element that matches the selector and has this text, and scrolls to it.
 */
export function findVisible(selector: string, text?: string): Element | undefined {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll(selector)].find(
    (element) => isVisible(element) && (!text || element.textContent.replace(/\s+/g, " ").trim() === text),
  );
  found?.scrollIntoView({ block: "center" });
  return found;
}
