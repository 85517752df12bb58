/** Operates every control on an open page, and reports controls without effect. */
import { expect, type Page } from "@playwright/test";
import { visit } from "../pages/page-visits";

type Control = { selector: string; kind: string; name: string };

const typed: Record<string, string> = { email: "asha@example.com", tel: "98450 00000", date: "2026-11-20" };

/** Runs in the browser: records effects that leave no trace in the document. */
function recordCalls() {
  const noted = (call: string) => () => {
    const { dataset } = document.documentElement;
    dataset.called = `${dataset.called ?? ""} ${call}`;
    return Promise.resolve();
  };
  Object.assign(window, { print: noted("print"), open: noted("open") });
  Object.assign(navigator.clipboard, { writeText: noted("copy") });
  window.addEventListener("submit", noted("submit"), true);
}

/** Runs in the browser: visible controls that can change something; excludes options that are already selected. */
function shownControls(within: string): Control[] {
  const selectorOf = (element: Element): string => {
    const { parentElement: parent } = element;
    if (!parent) return "html";
    return `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
  };
  const chosen = ":disabled, [aria-disabled=true], [aria-current=true], [type=radio]:checked";
  return [...document.querySelectorAll(`${within} :is(button, summary, input, select, textarea, [role=button])`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(chosen))
    .map((control) => ({
      selector: selectorOf(control),
      kind: control instanceof HTMLInputElement ? control.type : control.localName,
      name: (control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 60),
    }));
}

/**
 * Runs in the browser: everything that a control may change, except focus on the control itself and values of fields
 * outside a form.
 */
function stateOf(selector: string): string {
  const control = document.querySelector(selector);
  const all = [...document.body.querySelectorAll("*")];
  const isInForm = control?.closest("form")?.querySelector("[type=submit], button:not([type])");
  return JSON.stringify([
    [location.href, document.title, document.documentElement.dataset.called, document.body.innerText],
    document.activeElement === control ? -1 : all.indexOf(document.activeElement ?? document.body),
    document.querySelectorAll(":popover-open, :modal").length,
    all.flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => /^(?:aria-|open$|hidden$)/.test(name)).map(({ value }) => value),
    ),
    all.flatMap((element) => {
      if (element === control && !isInForm) return [];
      if (element instanceof HTMLInputElement) return [element.value, element.checked];
      return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? [element.value] : [];
    }),
    all.filter(({ localName }) => localName !== "html").map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]),
  ]);
}

/** Runs in the browser: closes layers that cover the control, because closing them later would look like an effect. */
function clear(selector: string) {
  const control = document.querySelector(selector);
  for (const layer of document.querySelectorAll<HTMLElement>(":popover-open, dialog[open]")) {
    if (layer.contains(control)) continue;
    if (layer instanceof HTMLDialogElement) layer.close();
    else layer.hidePopover();
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
export async function deadControls(page: Page, within: string): Promise<string[]> {
  const { pathname: path } = new URL(page.url());
  await page.addInitScript(recordCalls);
  await page.evaluate(recordCalls);
  const operated = new Set<string>();
  const dead: string[] = [];
  for (;;) {
    const control = (await page.evaluate(shownControls, within)).find(({ selector }) => !operated.has(selector));
    if (!control) return dead;
    operated.add(control.selector);
    await page.evaluate(clear, control.selector);
    await page.locator(control.selector).focus(); // otherwise a press would move the focus, which counts as an effect
    const before = await page.evaluate(stateOf, control.selector);
    await operate(page, control);
    // A failed read means that the page navigates, which counts as an effect.
    const state = () => page.evaluate(stateOf, control.selector).catch(() => "");
    await expect
      .poll(state, { timeout: 3000, intervals: [20, 50, 100, 250] })
      .not.toBe(before)
      .catch(() => dead.push(`${control.kind} "${control.name}"`));
    if (new URL(page.url()).pathname !== path) await visit(page, path);
  }
}
