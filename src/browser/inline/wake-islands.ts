/**
 * The script of every page. The islands' script waits in `<template id="runtime">`; this one inserts it when the first island
 * is wanted (docs/decisions/0008).
 */
import "../island-events";
import { speculationRules } from "../speculation-rules";
import { holdPresses } from "./hold-presses";
import { watchForFailure } from "./watch-for-failure";

const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
const script = document.querySelector<HTMLTemplateElement>("#runtime")?.content;
const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};

window.wanted = [];

const presses = holdPresses(want);

/** Requests the hydration of an island, before all others if a visitor uses it. */
function want(island: HTMLElement, isUrgent = true) {
  const { state } = island.dataset;
  if (state && (state !== "wanted" || !isUrgent)) return;
  island.dataset.state = "wanted";
  window.wanted = window.wanted.filter((other) => other !== island);
  window.wanted[isUrgent ? "unshift" : "push"](island);
  if (script?.firstChild) {
    watchForFailure(islands, presses);
    document.body.append(script);
  }
  dispatchEvent(new Event("wanted"));
}

function watch(rootMargin: string, act: (island: HTMLElement) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          observer.unobserve(target);
          act(target as HTMLElement);
        }
    },
    { rootMargin },
  );
  for (const island of islands) observer.observe(island);
}

function addToHead(tag: string, attributes: Record<string, string>, text = "") {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name] ?? "");
  element.textContent = text;
  document.head.append(element);
}

for (const type of ["pointerover", "pointerdown", "focusin", "input"])
  addEventListener(
    type,
    ({ target }) => {
      const island = (target as Element).closest?.<HTMLElement>("[data-island]");
      if (island) want(island);
    },
    true,
  );

// What others change, such as a translator, cannot be hydrated (src/islands/start.tsx).
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const part = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(
      "[data-slot], [data-island]",
    );
    if (part && part.dataset.state !== "awake") part.dataset.changed = "";
  }
}).observe(document.body, { childList: true, subtree: true, characterData: true });

addEventListener("load", () => {
  if (!saveData) addToHead("script", { type: "speculationrules" }, speculationRules);
  const asked = new URLSearchParams(location.search);
  for (const island of islands)
    if (island.dataset.query?.split(" ").some((name) => asked.has(name))) want(island, false);
  (window.requestIdleCallback ?? setTimeout)(() => {
    watch("0px", (island) => want(island, false));
    if (!saveData)
      addEventListener(
        "scroll",
        () =>
          watch("100%", () => {
            for (const { src } of script?.querySelectorAll("script") ?? [])
              addToHead("link", { rel: "prefetch", href: src });
          }),
        { once: true },
      );
  });
});
