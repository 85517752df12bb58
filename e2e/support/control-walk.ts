/** Operates every control on a page, and reports controls without effect. */
import type { Page } from "@playwright/test";
import { visit } from "./page-visits";

type Control = { selector: string; kind: string; name: string };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface Window {
    /** Finds a visible control that is not among the operated ones, and remembers the page's state. */
    nextControl: (operated: string[], within: string) => Control | undefined;
    /** Whether the state differs from the remembered one; always true on a new page. */
    hasChanged: () => boolean;
  }
}

const typed: Record<string, string> = { email: "asha@example.com", tel: "98450 00000", date: "2026-11-20" };

/** Runs in the browser before the page's scripts: records effects that leave no trace in the document. */
function recordCalls() {
  const noted = (call: string) => () => {
    const { dataset } = document.documentElement;
    dataset.called = `${dataset.called ?? ""} ${call}`;
    return Promise.resolve();
  };
  Object.assign(window, { print: noted("print"), open: noted("open") });
  Object.assign(navigator.clipboard, { writeText: noted("copy") });
  Object.assign(navigator, { share: noted("share") });
  window.addEventListener("submit", noted("submit"), true);
}

/** Runs in the browser before the page's scripts. */
function watchControls() {
  let control: Element | undefined;
  let before = "";

  window.nextControl = (operated, within) => {
    // Selected options have no effect.
    const chosen = ":disabled, [aria-disabled=true], [aria-current=true], [type=radio]:checked";
    const all = document.querySelectorAll(`${within} :is(button, summary, input, select, textarea, [role=button])`);
    control = [...all].find(
      (other) =>
        other.checkVisibility({ visibilityProperty: true }) &&
        !other.matches(chosen) &&
        !operated.includes(selectorOf(other)),
    );
    if (!control) return undefined;
    closeLayersOver(control);
    before = stateAround(control);
    return {
      selector: selectorOf(control),
      kind: control instanceof HTMLInputElement ? control.type : control.localName,
      name: (control.ariaLabel ?? control.textContent).trim().slice(0, 60),
    };
  };

  window.hasChanged = () => !control || stateAround(control) !== before;

  function selectorOf(element: Element): string {
    const { parentElement: parent } = element;
    if (!parent) return "html";
    return `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
  }

  /** Closes layers that cover the control, because closing them later would look like an effect. */
  function closeLayersOver(covered: Element) {
    for (const layer of document.querySelectorAll<HTMLElement>(":popover-open, dialog[open]")) {
      if (layer.contains(covered)) continue;
      if (layer instanceof HTMLDialogElement) layer.close();
      else layer.hidePopover();
    }
  }

  /** Everything that a control may change, except focus on itself, and its own value outside a form. */
  function stateAround(changed: Element): string {
    const all = [...document.body.querySelectorAll("*")];
    const isInForm = changed.closest("form")?.querySelector("[type=submit], button:not([type])");
    return JSON.stringify([
      [location.href, document.title, document.documentElement.dataset.called, document.body.innerText],
      document.activeElement === changed ? -1 : all.indexOf(document.activeElement ?? document.body),
      document.querySelectorAll(":popover-open, :modal").length,
      all.map(({ attributes, scrollLeft, scrollTop }) => [
        [...attributes].filter(({ name }) => /^(?:aria-|open$|hidden$)/.test(name)).map(({ value }) => value),
        [scrollLeft, scrollTop],
      ]),
      all.flatMap((element) => {
        if (element === changed && !isInForm) return [];
        if (element instanceof HTMLInputElement) return [element.value, element.checked];
        return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? [element.value] : [];
      }),
    ]);
  }
}

/** Presses, types into or selects a control. */
async function operate(page: Page, { selector, kind }: Control) {
  const control = page.locator(selector);
  if (kind === "select") {
    const next = await control.evaluate((select: HTMLSelectElement) => (select.selectedIndex + 1) % select.length);
    return control.selectOption({ index: next });
  }
  if (kind === "checkbox" || kind === "radio") return control.evaluate((input: HTMLInputElement) => input.click());
  if (["submit", "reset", "button", "summary"].includes(kind)) return control.click();
  return control.fill(typed[kind] ?? "Asha");
}

/**
 * Operates every control in a part of a page, including controls that appear later, and returns the controls without
 * effect.
 */
export async function deadControls(page: Page, path: string, within: string): Promise<string[]> {
  await page.addInitScript(recordCalls);
  await page.addInitScript(watchControls);
  await page.clock.setFixedTime(new Date("2026-11-21T06:30:00Z")); // texts must not depend on the current time
  await visit(page, path);
  const operated: string[] = [];
  const dead: string[] = [];
  for (;;) {
    const control = await page.evaluate(([done, part]) => window.nextControl(done, part), [operated, within] as const);
    if (!control) return dead;
    operated.push(control.selector);
    await operate(page, control);
    const { kind, name } = control;
    await page
      .waitForFunction(() => window.hasChanged(), undefined, { timeout: 3000 })
      .catch(() => dead.push(`${kind} "${name}"`));
    if (new URL(page.url()).pathname !== path) await visit(page, path);
  }
}
