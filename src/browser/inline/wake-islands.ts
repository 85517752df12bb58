/**
 * The script of every page. The islands' script waits in `<template id="runtime">`; this one inserts it when the first island
 * is wanted, and holds presses until their island answers (docs/decisions/0008).
 */
import "../island-events";
import { speculationRules } from "../speculation-rules";

const islands = document.querySelectorAll<HTMLElement>("[data-island]");
const script = document.querySelector<HTMLTemplateElement>("#runtime")?.content;

window.wanted = [];
window.held = [];

/** Requests the hydration of an island, before all others if a visitor uses it. */
function want(island: HTMLElement, isUrgent: boolean) {
  const { state } = island.dataset;
  if (state && (state !== "wanted" || !isUrgent)) return;
  island.dataset.state = "wanted";
  window.wanted = window.wanted.filter((other) => other !== island);
  window.wanted[isUrgent ? "unshift" : "push"](island);
  if (script) document.body.append(script); // empty after the first time
  dispatchEvent(new Event("wanted"));
}

/**
 * Holds a press on a button or a marked link of an island that is not hydrated, which `aria-busy` shows, until
 * while-starting.ts carries it out. Presses with a modifier key are left to the browser.
 */
function hold(event: MouseEvent, target: Element, { state = "", off }: DOMStringMap) {
  const control = target.closest<HTMLElement>("button, [data-answered]");
  if (!control || /awake|failed/.test(state) || off !== undefined) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute("aria-busy", "true");
  window.held.push(control);
  dispatchEvent(new Event("held"));
}

for (const type of ["pointerover", "pointerdown", "focusin", "input", "click"])
  addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const island = target.closest<HTMLElement>("[data-island]");
      if (type === "input") window.isTouched = true;
      if (!island) return;
      want(island, true);
      if (type === "click") hold(event as MouseEvent, target, island.dataset);
    },
    true,
  );

// What others change, such as a translator, cannot be hydrated (src/islands/start.tsx).
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    const part = element?.closest<HTMLElement>("[data-slot], [data-island]");
    if (part && part.dataset.state !== "awake") part.dataset.changed = "";
  }
}).observe(document.body, { childList: true, subtree: true, characterData: true });

const inView = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) want(target as HTMLElement, false);
});

addEventListener("load", () => {
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    document.head.append(
      Object.assign(document.createElement("script"), { type: "speculationrules", text: speculationRules }),
    );
  const asked = new URLSearchParams(location.search);
  for (const island of islands)
    if (island.dataset.query?.split(" ").some((name) => asked.has(name))) want(island, false);
  (window.requestIdleCallback ?? setTimeout)(() => islands.forEach((island) => inView.observe(island)));
});
