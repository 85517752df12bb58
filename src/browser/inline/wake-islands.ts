/**
 * The script of every page. The islands' script waits in `<template id="runtime">`; this one inserts it when the first island
 * is wanted, and holds presses until their island answers (docs/decisions/0008).
 */
import "../island-events";
import { speculationRules } from "../speculation-rules";
import { hold, leavePage } from "./presses";
import { watchForFailure } from "./failure";

const islands = document.querySelectorAll<HTMLElement>("[data-island]");
const script = document.querySelector<HTMLTemplateElement>("#runtime")?.content;

window.wanted = [];

/** Requests the hydration of an island, before all others if a visitor uses it. */
function want(island: HTMLElement, isUrgent: boolean) {
  const { state } = island.dataset;
  if (state && (state !== "wanted" || !isUrgent)) return;
  island.dataset.state = "wanted";
  window.wanted = window.wanted.filter((other) => other !== island);
  window.wanted[isUrgent ? "unshift" : "push"](island);
  if (script?.firstChild) {
    watchForFailure(islands);
    document.body.append(script);
  }
  dispatchEvent(new Event("wanted"));
}

function listen(types: string[], act: (event: Event, target: Element, island: HTMLElement | null) => void) {
  for (const type of types)
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof Element) act(event, target, target.closest<HTMLElement>("[data-island]"));
      },
      true,
    );
}

listen(["pointerover", "pointerdown", "focusin", "input", "click"], (_, __, island) => island && want(island, true));
listen(["click"], (event, target, island) => (island ? hold(event as MouseEvent, target, island) : leavePage(target)));

// What others change, such as a translator, cannot be hydrated (src/islands/start.tsx).
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const part = (target.parentElement && target.nodeType === 3 ? target.parentElement : (target as Element)).closest(
      "[data-slot], [data-island]",
    );
    if (part && (part as HTMLElement).dataset.state !== "awake") (part as HTMLElement).dataset.changed = "";
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
