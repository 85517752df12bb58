/** Sveltia's form, as the panel beside it needs it: which file is open, what is unsaved, and the way to a field. */

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** All forms: the address, the file below data/ and, where the file is a list, the name that its items have in the form. */
export function formsOf({ collections }) {
  return collections.flatMap(({ name, files = [] }) =>
    files.map(({ name: fileName, file, label, fields: [first] }) => ({
      address: `#/collections/${name}/entries/${fileName}`,
      file: file.replace("data/", ""),
      label: label.replace(/ –.*/, ""),
      list: first.root ? first.name : undefined,
      item: first.root ? first.label_singular : undefined,
    })),
  );
}

/** Where Sveltia keeps a field: the items of a list at the root of a file stand below the name of the list. */
export const keyPathOf = ({ list }, path) => [list, ...path].filter((part) => part !== undefined).join(".");

export const hasUnsavedChanges = () =>
  document.querySelector(".content-editor [role=toolbar] button.primary:not([disabled])") !== null;

/** Asks before what was typed is lost, whatever leads away: a link, the button back, Escape, or the end of the page. */
export function askBeforeLeaving() {
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  window.navigation.addEventListener("navigate", (event) => {
    const { hash } = new URL(event.destination.url);
    if (hash === location.hash || !event.cancelable || !hasUnsavedChanges()) return;
    if (!confirm("What you changed in this form is not saved. Leave it all the same?")) event.preventDefault();
  });
}

/** Opens a form and shows a field of it: opens what is folded around it, scrolls to it and moves the focus there. */
export async function showField({ address }, keyPath) {
  if (location.hash !== address) location.hash = address;
  // Sveltia opens a form in steps, the last of which takes the focus: it has to stay in the field for a while.
  let steady = 0;
  const left = new AbortController();
  for (let tries = 0; tries < 50 && steady < 4 && !left.signal.aborted; tries += 1) {
    await pause(100);
    if (location.hash !== address) return; // unsaved changes were kept
    if (tries === 0)
      for (const act of ["hashchange", "pointerdown", "keydown"])
        window.addEventListener(act, () => left.abort(), { signal: left.signal });
    const pane = document.querySelector(".content-editor [data-locale]");
    if (!pane) continue;
    const { field, isWhole } = nearestField(pane, keyPath);
    if (!field) continue;
    const isShown = isWhole || tries > 10;
    steady = isShown && field.contains(document.activeElement) ? steady + 1 : 0;
    if (steady > 0) continue;
    if (!isShown) {
      window.postMessage(
        { type: "highlight-editor-field", payload: { locale: pane.dataset.locale, keyPath } },
        location.origin,
      );
      itemBelow(field, keyPath)?.scrollIntoView(); // only the items in view are drawn
      continue;
    }
    field.scrollIntoView({ block: "center" });
    field.querySelector(".field-wrapper :is(input, textarea, [tabindex='0'], button)")?.focus();
  }
  left.abort();
}

/** The field at a key path, or the innermost one around it that is drawn. */
function nearestField(pane, keyPath) {
  const parts = keyPath.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const field = pane.querySelector(`[data-key-path="${CSS.escape(parts.slice(0, length).join("."))}"]`);
    if (field) return { field, isWhole: length === parts.length };
  }
  return { field: undefined, isWhole: false };
}

/** The item of a list's field that a key path leads through. */
function itemBelow(field, keyPath) {
  if (!field) return undefined;
  const [, index] = keyPath.slice(field.dataset.keyPath.length).split(".");
  return field.querySelector(".item-list")?.children[Number(index)];
}

/** The item of the list at the root of the open file in which an element stands, and its place. */
export function itemAround(element) {
  const around = [];
  for (let item = element.closest?.(".item-wrapper"); item; item = item.parentElement.closest(".item-wrapper"))
    around.push(item);
  const item = around.at(-1);
  return item && { item, index: [...item.parentElement.children].indexOf(item) };
}

/** Whether nothing was written in the fields of an item that are drawn, as in one that was just added. */
export function isEmpty(item) {
  const fields = [...item.querySelectorAll("input:not([type=checkbox]), textarea")];
  return fields.length > 0 && fields.every(({ value }) => value === "");
}

/** Presses Duplicate, which Sveltia has in the menu of an item. */
export async function duplicate(item) {
  item.scrollIntoView(); // only the items in view are drawn
  const button = await appeared(() => item.querySelector(".header .end button[aria-haspopup=menu]"));
  button.click();
  const entry = await appeared(() => {
    const menus = [...document.querySelectorAll("[role=menu] [role=menuitem]")];
    return menus.find((one) => one.checkVisibility({ visibilityProperty: true }));
  });
  entry.click();
}

/** Waits until `find` returns an element: a busy computer takes long to draw it. */
async function appeared(find) {
  let found = find();
  while (!found) {
    await pause(50);
    found = find();
  }
  return found;
}
