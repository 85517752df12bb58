/**
 * Runs on every page. Inserts the islands' script from `<template id="runtime">` when the first island needs it, and
 * holds presses until their island is hydrated (docs/decisions/0008).
 */
import "../island-events";
import { hasModifier } from "../plain-press";

const islands = document.querySelectorAll<HTMLElement>("[data-island]");
const contentOf = (id: string) => document.querySelector<HTMLTemplateElement>(id)?.content ?? "";
const script = contentOf("#runtime");

window.held = [];

/** Requests hydration of an island. */
function queue(island: HTMLElement) {
  if (island.dataset.state) return;
  island.dataset.state = "queued";
  document.body.append(script); // empty after the first call
  dispatchEvent(new Event("queued"));
}

/** Controls of islands that are not hydrated yet. */
const waiting = "[data-island]:not([data-state=ready], [data-state=failed], [data-off]) :is(button, [data-answered])";

/**
 * Holds a press on a button or marked link until its island is hydrated, or while-starting.ts releases the press.
 * `aria-busy` marks the control. Ignores presses with a modifier key.
 */
function hold(event: MouseEvent, target: Element) {
  const control = target.closest<HTMLElement>(waiting);
  if (!control || hasModifier(event)) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute("aria-busy", "true");
  window.isUsed = true;
  window.held.push(control);
  dispatchEvent(new Event("held"));
}

for (const type of ["pointerover", "pointerdown", "focusin", "input", "click"])
  addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (type === "input") window.isUsed = true;
      const island = target.closest<HTMLElement>("[data-island]");
      if (!island) return;
      window.urgent = island;
      queue(island);
      if (type === "click") hold(event as MouseEvent, target);
    },
    true,
  );

// React cannot hydrate HTML that a translator, for example, has changed (src/islands/start.tsx).
new MutationObserver((changes) => {
  for (const { target } of changes)
    (target instanceof Element ? target : target.parentElement)
      ?.closest("[data-slot], [data-island]:not([data-state=ready])")
      ?.setAttribute("data-changed", "");
}).observe(document.body, { childList: true, subtree: true, characterData: true });

const inView = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) queue(target as HTMLElement);
});

addEventListener("load", () => {
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    document.body.append(contentOf("#speculation"));
  const asked = new URLSearchParams(location.search);
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act));
  whenIdle(
    () => {
      for (const island of islands)
        if (island.dataset.query?.split(" ").some((name) => asked.has(name))) queue(island);
        else inView.observe(island);
    },
    { timeout: 2000 }, // Chromium may never call back on an idle page
  );
});
