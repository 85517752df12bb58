/**
 * Requests hydration of islands that are touched, in view or named by the URL. Runs before a page's first island, so that
 * presses count at once; the first request inserts the script from `<template id="runtime">` (docs/decisions/0008).
 *
 * Observed: hydrating whole pages at once sent more script, and answered first presses two to four times later.
 */
import { holdPress } from "../held-presses";
import "../island-events";

const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

window.held = [];

function queue(island: HTMLElement) {
  if (island.dataset.state) return;
  island.dataset.state = "queued";
  void parsed.then(() => {
    document.body.append(document.querySelector<HTMLTemplateElement>("#runtime")?.content ?? ""); // once
    dispatchEvent(new Event("queued"));
  });
}

for (const type of ["pointerover", "pointerdown", "focusin", "input", "click"])
  addEventListener(
    type,
    (event) => {
      const target = event.target as Element;
      if (type === "input") window.isUsed = true;
      const island = target.closest?.<HTMLElement>("[data-island]"); // documents lack `closest`
      if (!island) return;
      window.urgent = island;
      queue(island);
      if (type === "click") holdPress(event as MouseEvent, target);
    },
    true,
  );

const inView = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) queue(entry.target as HTMLElement);
});

addEventListener("load", () => {
  const asked = new URLSearchParams(location.search);
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act));
  whenIdle(
    () => {
      for (const island of document.querySelectorAll<HTMLElement>("[data-island]"))
        if (island.dataset.query?.split(" ").some((name) => asked.has(name))) queue(island);
        else inView.observe(island);
    },
    { timeout: 2000 }, // Chromium may never call back on an idle page
  );
});
