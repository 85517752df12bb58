/**
 * All that the panel needs of Sveltia's form. Sveltia promises none of it, so each has a test in e2e/editor:
 *
 * 1. The address of a form is #/collections/<group>/entries/<file> (formsOf).
 * 2. The first button of the toolbar saves; it is off as long as nothing is unsaved (hasUnsavedChanges).
 * 3. A field has its path in data-key-path, and the message "highlight-editor-field" unfolds what is around it (showField).
 * 4. The entries of a list are the children of .item-list; only those in view are drawn (rootEntryOf, showField).
 * 5. The button at the end of an entry's header that has no menu removes the entry (askBeforeRemoving).
 */

/** All forms: the address, the file below data/ and, where the file is a list, the name of that list in the form. */
export function formsOf({ collections }) {
  return collections.flatMap(({ name, files = [] }) =>
    files.map(({ name: fileName, file, fields: [first] }) => ({
      address: `#/collections/${name}/entries/${fileName}`,
      file: file.replace("data/", ""),
      list: first.root ? first.name : undefined,
    })),
  );
}

export const hasUnsavedChanges = () =>
  document.querySelector(".content-editor [role=toolbar] button.primary:not([disabled])") !== null;

/** Calls `changed` whenever a form begins or ceases to have unsaved changes. */
export function watchUnsavedChanges(changed) {
  let before = false;
  const look = () => {
    const now = hasUnsavedChanges();
    if (now !== before) changed((before = now));
  };
  const options = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] };
  new MutationObserver(look).observe(document.querySelector("#nc-root"), options);
}

/** Asks before unsaved changes are lost: by a link, the back button, Escape, or the end of the page. */
export function askBeforeLeaving() {
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  window.navigation.addEventListener("navigate", (event) => {
    const { hash } = new URL(event.destination.url);
    if (hash === location.hash || !event.cancelable || !hasUnsavedChanges()) return;
    if (!confirm("This form has unsaved changes. Leave without saving?")) event.preventDefault();
  });
}

/** Asks before an entry of a list is removed, which nothing can undo once the form is saved. */
export function askBeforeRemoving() {
  const ask = (event) => {
    const button = event.target.closest?.(".item > .header .end button:not([aria-haspopup])");
    if (!button) return;
    const item = button.closest(".item");
    const name = item.querySelector(".summary")?.textContent.trim() || item.querySelector("input, textarea")?.value;
    if (confirm(`Remove ${name ? `“${name}”` : "this entry"} from the list?`)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  document.querySelector("#nc-root").addEventListener("click", ask, { capture: true });
}

/** The place in the list at the root of the open file of the entry that holds an element; -1 if none does. */
export function rootEntryOf(element) {
  const list = document.querySelector(".content-editor .item-list");
  return [...(list?.children ?? [])].findIndex((entry) => entry.contains(element));
}

/** Opens a form at the field with a path in its file: unfolds what is around it, scrolls to it and moves the focus there. */
export async function showField({ address, list }, path) {
  const keyPath = [list, ...path].filter((part) => part !== undefined).join(".");
  location.hash = address;
  const left = new AbortController();
  const leave = () => left.abort();
  // Sveltia opens a form in steps, the last of which takes the focus: it has to stay in the field for a while.
  let steady = 0;
  for (let tries = 0; tries < 50 && steady < 4 && !left.signal.aborted; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (location.hash !== address) break; // unsaved changes were kept
    if (tries === 0) for (const act of ["pointerdown", "keydown"]) addEventListener(act, leave, left);
    const pane = document.querySelector(".content-editor [data-locale]");
    const field = pane && nearestField(pane, keyPath);
    if (!field) continue;
    const wrapper = field.querySelector(".field-wrapper");
    const control =
      wrapper?.querySelector("input, textarea, [contenteditable=true]") ??
      wrapper?.querySelector("button, [tabindex='0']");
    steady = control === document.activeElement && !entryBelow(field, keyPath) ? steady + 1 : 0;
    if (steady > 0) continue;
    const payload = { locale: pane.dataset.locale, keyPath };
    window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
    (entryBelow(field, keyPath) ?? field).scrollIntoView({ block: "center" });
    control?.focus();
  }
  leave();
}

/** The field at a key path, or the innermost one around it that is drawn. */
function nearestField(pane, keyPath) {
  const parts = keyPath.split(".");
  const paths = parts.map((_, index) => parts.slice(0, parts.length - index).join("."));
  return paths.map((path) => pane.querySelector(`[data-key-path="${CSS.escape(path)}"]`)).find(Boolean);
}

/** The entry of a field's list that a key path leads through. */
function entryBelow(field, keyPath) {
  const [, index] = keyPath.slice(field.dataset.keyPath.length).split(".");
  return field.querySelector(".item-list")?.children[Number(index)];
}
