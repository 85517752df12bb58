/** A walk over a page that asks each link and operates each other control, and looks for an effect. */
import type { Page } from "@playwright/test";
import { deadLinks } from "./dead-links";
import { desk, phone, visit } from "./page-visits";

/** A control: where it is in the document, what it is, and the controls that must be pressed before it is in sight. */
type Control = { place: string; kind: string; name: string; disabled: boolean; after: Control[] };

const keyboard: Record<string, string> = { button: "Enter", summary: "Space", checkbox: "Space", select: "ArrowDown" };
const typed: Record<string, string> = {
  email: "asha@example.com",
  tel: "98450 00000",
  date: "2026-11-20",
  number: "2",
};

/** Notes what leaves no trace in the document: printing, copying, sharing, sending a form, opening a window. */
function noteCalls() {
  const note = (call: string) => {
    const { dataset } = document.documentElement;
    dataset.called = `${dataset.called ?? ""} ${call}`;
  };
  const noted = (call: string) => () => {
    note(call);
    return Promise.resolve();
  };
  Object.assign(window, { print: () => note("print"), open: () => note("open") });
  Object.assign(navigator.clipboard, { writeText: noted("copy") });
  Object.assign(navigator, { share: noted("share") });
  window.addEventListener("submit", () => note("submit"), true);
}

/** The controls that can be seen, of those that are not links. */
function shownControls(within: string): Omit<Control, "after">[] {
  const placeOf = (element: Element): string => {
    const { parentElement: parent } = element;
    if (!parent) return "html";
    return `${placeOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
  };
  const all = "button, summary, input, select, textarea, [role=button]";
  const controls = [...document.querySelectorAll(`${within} :is(${all})`)];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]"))
    .map((control) => {
      const labels = control instanceof HTMLElement && "labels" in control ? control.labels : null;
      const label = labels instanceof NodeList ? labels[0]?.textContent : "";
      const name = control.getAttribute("aria-label") || label || control.textContent || "";
      const tag = control.localName;
      const kind = tag === "input" ? (control as HTMLInputElement).type : tag;
      return {
        place: placeOf(control),
        kind: ["submit", "reset"].includes(kind) ? "button" : kind,
        name: name.trim().slice(0, 60),
        disabled: control.matches(":disabled"),
      };
    });
}

/**
 * All of a page that a control may change. That the focus goes to the control itself does not count, nor does the
 * page's scrolling, which a press brings about by itself, nor the value of a field that belongs to no form.
 */
function stateOf(place: string): string {
  const control = document.querySelector(place);
  const all = [...document.body.querySelectorAll("*")]; // the head gets what Gatsby fetches ahead
  const { activeElement } = document;
  const hasForm = control?.closest("form")?.querySelector("button:not([type=button]), input[type=submit]");
  return JSON.stringify([
    location.href,
    document.title,
    document.documentElement.dataset.called,
    activeElement && activeElement !== control ? all.indexOf(activeElement) : -1,
    document.body.innerText,
    document.querySelectorAll(":popover-open, :modal").length,
    all.flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) =>
        /^(?:aria-|open$|hidden$)/.test(name) ? [name, value] : [],
      ),
    ),
    all.flatMap((element) => {
      if (element === control && !hasForm) return [];
      if (element instanceof HTMLInputElement) return [element.value, element.checked];
      return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? [element.value] : [];
    }),
    all.flatMap((element) => {
      const { scrollLeft, scrollTop } = element;
      return element !== document.scrollingElement && (scrollLeft || scrollTop) ? [scrollLeft, scrollTop] : [];
    }),
  ]);
}

/** Closes what lies over the page, unless the control is in it: its closing would look like an effect of the next press. */
function clear(place: string) {
  const control = document.querySelector(place);
  const over = [...document.querySelectorAll<HTMLElement>(":popover-open, dialog[open]")];
  for (const layer of over.filter((layer) => !layer.contains(control))) {
    if (layer instanceof HTMLDialogElement) layer.close();
    else layer.hidePopover();
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Presses, types or chooses, as the kind of control asks for. */
async function operate(page: Page, { place, kind }: Control, byKey: boolean) {
  const control = page.locator(place);
  const key = keyboard[kind];
  if (byKey && key) return control.press(key);
  if (kind === "select") {
    const { selectedIndex, length } = await control.evaluate(({ selectedIndex, length }: HTMLSelectElement) => ({
      selectedIndex,
      length,
    }));
    return control.selectOption({ index: (selectedIndex + 1) % length });
  }
  if (["checkbox", "radio"].includes(kind)) {
    const label = page.locator("label").filter({ has: control });
    return (await label.count()) > 0 ? label.click() : control.click();
  }
  if (["button", "summary"].includes(kind)) return control.click();
  const text = typed[kind] ?? "Asha";
  return control.fill((await control.inputValue()) === text ? "" : text); // a draft may hold it already
}

/** The state of a page once it has come to rest: what was closed may still be on its way. */
async function stillState(page: Page, { place }: Control): Promise<string> {
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  for (let before = ""; ;) {
    await frame();
    const now = await page.evaluate(stateOf, place);
    if (now === before) return now;
    before = now;
  }
}

/** Operates a control, and tells whether anything changed within half a second. */
async function hasEffect(page: Page, control: Control, byKey = false): Promise<boolean> {
  await page.evaluate(clear, control.place);
  await page.locator(control.place).scrollIntoViewIfNeeded();
  const before = await stillState(page, control);
  await operate(page, control, byKey);
  const end = Date.now() + 500;
  do {
    // The page may be on its way to another one.
    const now = await page.evaluate(stateOf, control.place).catch(() => "");
    if (now !== before) return true;
  } while (Date.now() < end);
  return false;
}

const inSight = async (page: Page, { place, name }: Control) => {
  const shown = await page.evaluate(shownControls, "body");
  return shown.some((other) => other.place === place && other.name === name && !other.disabled);
};

/** Brings a control in sight: as the page is, or from a fresh page by what had to be pressed before. */
async function reach(page: Page, path: string, control: Control, fresh = false) {
  if (!fresh && (await inSight(page, control))) return;
  await visit(page, path);
  for (const before of control.after) await hasEffect(page, before);
}

/**
 * Operates every control in a part of a page that can be seen at a desk or on a phone, and those that come in sight on the
 * way; asks every link that is there at any time.
 *
 * Gives the dead ones, with what is wrong. A control may have nothing to do at first, such as the button of what is shown already:
 * it gets a second chance after its neighbour was operated, and a third one on a fresh page.
 */
export async function deadControls(page: Page, path: string, within = "body"): Promise<string[]> {
  await page.addInitScript(noteCalls);
  await page.clock.setFixedTime(new Date("2026-11-21T06:30:00Z")); // no minute passes while the walk compares
  const known = new Map<string, Control>();
  const kinds = new Set<string>();
  const dead = new Set<string>();
  let queue: Control[] = [];

  async function discover(after: Control[]) {
    (await deadLinks(page)).forEach((fault) => dead.add(fault));
    const shown = (await page.evaluate(shownControls, within)).map((control) => ({ ...control, after }));
    const found = shown.filter(({ place, disabled }) => known.get(place)?.disabled ?? (!known.has(place) || disabled));
    found.forEach((control) => known.set(control.place, control));
    queue = [...found.filter(({ disabled }) => !disabled), ...queue];
  }

  async function isDead(control: Control, byKey: boolean): Promise<boolean> {
    await reach(page, path, control);
    if (await hasEffect(page, control, byKey)) return false;
    const all = [...known.values()];
    const position = all.indexOf(control);
    const neighbours = [all[position + 1], all[position - 1]].filter((other) => other?.kind === control.kind);
    for (const neighbour of neighbours) {
      if (!neighbour || !(await inSight(page, neighbour))) continue;
      await hasEffect(page, neighbour);
      await reach(page, path, control);
      if (await hasEffect(page, control, byKey)) return false;
    }
    await reach(page, path, control, true);
    return !(await hasEffect(page, control, byKey));
  }

  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await visit(page, path);
    await discover([]);
    for (let control = queue.shift(); control; control = queue.shift()) {
      const ways = kinds.has(control.kind) ? [false] : [true, false]; // the first of each kind by keyboard, too
      kinds.add(control.kind);
      const start = page.url();
      for (const byKey of ways) {
        if (await isDead(control, byKey)) dead.add(`${control.kind} "${control.name}" at ${size.width}px`);
      }
      if (new URL(page.url()).pathname === path) await discover([...control.after, control]);
      if (page.url() !== start) await visit(page, path);
    }
  }
  const never = [...known.values()].filter(({ disabled }) => disabled);
  return [...dead, ...never.map(({ kind, name }) => `${kind} "${name}" is never enabled`)];
}
