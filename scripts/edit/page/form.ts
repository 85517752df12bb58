/**
 * Everything the page relies on in Sveltia's form. None of it is a public API, so each point has a test in e2e/editor:
 *
 * 1. A form's URL is #/collections/<group>/entries/<file> (formsOf).
 * 2. The first toolbar button saves; it is disabled once all changes are saved (hasUnsavedChanges).
 * 3. A field has its path in data-key-path, and the message "highlight-editor-field" expands its ancestors (showField).
 * 4. A list's entries are the children of .item-list; only those in view are rendered (watchRootEntry, showField).
 * 5. In an entry's header, the last button without a menu removes the entry (askBeforeRemoving).
 */
import type { CmsConfig } from "@sveltia/cms";

/**
 * A form: its URL, its file in data/, the page that shows it and, if the file is a list, the name of the list's field.
 */
export type Form = { address: string; file: string; page?: string; list?: string };

export function formsOf({ collections = [] }: CmsConfig): Form[] {
  return collections.flatMap((group) =>
    ("files" in group ? group.files : []).map(({ name, file, preview_path: page, fields: [first] = [] }) => ({
      address: `#/collections/${group.name}/entries/${name}`,
      file: file.replace("data/", ""),
      page,
      list: first && "root" in first ? first.name : undefined,
    })),
  );
}

export const hasUnsavedChanges = () =>
  document.querySelector(".content-editor [role=toolbar] button.primary:not([disabled])") !== null;

/** In index.html. */
const editor = document.getElementById("nc-root") as HTMLElement;

/** Calls `changed` when the form's unsaved state changes. */
export function watchUnsavedChanges(changed: (isUnsaved: boolean) => void) {
  let before = false;
  const look = () => {
    const now = hasUnsavedChanges();
    if (now !== before) changed((before = now));
  };
  const options = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] };
  new MutationObserver(look).observe(editor, options);
}

/** Calls `chosen` with the index of the focused entry in the open file's top-level list. */
export function watchRootEntry(chosen: (entry: number) => void) {
  editor.addEventListener("focusin", ({ target }) => {
    const entries = editor.querySelector(".content-editor .item-list")?.children ?? [];
    const entry = Array.from(entries).findIndex((one) => one.contains(target as Node));
    if (entry >= 0) chosen(entry);
  });
}

/** Asks before a link, Back, Escape or closing the page discards unsaved changes. */
export function askBeforeLeaving() {
  window.addEventListener("beforeunload", (event) => hasUnsavedChanges() && event.preventDefault());
  // TypeScript's types lack the Navigation API.
  const { navigation } = window as Window & { navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event) => {
    const { hash } = new URL((event as Event & { destination: { url: string } }).destination.url);
    if (hash === location.hash || !event.cancelable || !hasUnsavedChanges()) return;
    if (!confirm("This form has unsaved changes. Leave without saving?")) event.preventDefault();
  });
}

/** Asks before removing a list entry, which cannot be undone once the form is saved. */
export function askBeforeRemoving() {
  const ask = (event: Event) => {
    const button = (event.target as Element).closest(".item > .header .end button:not([aria-haspopup])");
    const item = button?.closest(".item");
    if (!item) return;
    const input = item.querySelector<HTMLInputElement>("input, textarea");
    const name = item.querySelector(".summary")?.textContent?.trim() || input?.value;
    if (confirm(`Remove ${name ? `“${name}”` : "this entry"} from the list?`)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  editor.addEventListener("click", ask, { capture: true });
}

/** How long a group's list takes to fade in, in milliseconds. */
const fade = 600;

/** Opens a form at a field: expands its ancestors, scrolls to it and focuses it. */
export async function showField({ address, list }: Form, path: readonly (string | number)[]) {
  const keyPath = [...(list ? [list] : []), ...path].join(".");
  const group = address.replace(/\/entries\/.*/, "");
  if (location.hash !== address && location.hash.startsWith(`${group}/`)) {
    // Sveltia leaves a form blank if it is opened right after another one of its group, without going through the
    // group's list.
    location.hash = group;
    await new Promise((resolve) => setTimeout(resolve, fade));
    if (location.hash !== group) return; // the editor chose to keep unsaved changes
  }
  location.hash = address;
  const left = new AbortController();
  // Sveltia renders a form in several steps and finally moves focus, so retry until the field keeps focus.
  let steady = 0;
  for (let tries = 0; tries < 50 && steady < 4 && !left.signal.aborted; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (location.hash !== address) break; // unsaved changes were kept
    if (tries === 0) for (const act of ["pointerdown", "keydown"]) addEventListener(act, () => left.abort(), left);
    const pane = editor.querySelector<HTMLElement>(".content-editor [data-locale]");
    const field = pane && nearestField(pane, keyPath);
    if (!field) continue;
    const wrapper = field.querySelector(".field-wrapper");
    const control =
      wrapper?.querySelector<HTMLElement>("input, textarea, [contenteditable=true]") ??
      wrapper?.querySelector<HTMLElement>("button, [tabindex='0']");
    const entry = entryBelow(field, keyPath);
    steady = control === document.activeElement && !entry ? steady + 1 : 0;
    if (steady > 0) continue;
    const payload = { locale: pane.dataset.locale, keyPath };
    window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
    (entry ?? field).scrollIntoView({ block: "center" });
    control?.focus();
  }
  left.abort();
}

/** Returns the field at a key path, or its innermost rendered ancestor. */
function nearestField(pane: Element, keyPath: string): HTMLElement | undefined {
  for (let path = keyPath; path; path = path.replace(/\.?[^.]+$/, "")) {
    const field = pane.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(path)}"]`);
    if (field) return field;
  }
  return undefined;
}

/** Returns the entry of a list field that contains a key path. */
function entryBelow(field: HTMLElement, keyPath: string): Element | undefined {
  const [, index] = keyPath.slice(field.dataset.keyPath?.length).split(".");
  return field.querySelector(".item-list")?.children[Number(index)];
}
