/** Entry point of the islands' script: hydrates requested islands, one at a time (docs/decisions/0008). */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { startTransition, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { replaceIsland } from "../browser/changed-html";
import { replayPresses } from "../browser/held-presses";
import { hideNotice } from "../browser/notice";
import { openDetailsForPrint } from "../browser/open-details-for-print";
import { IslandBoundary } from "./island-boundary";
import { islands, type IslandName } from "./registry";
import { Slot } from "./slot";

/** The islands' style cache. Styles that the page already contains count as inserted. */
const cache = createCache({ key: "css", stylisPlugins: [] });
for (const { textContent } of document.querySelectorAll("style"))
  for (const [, name = ""] of textContent?.matchAll(/\.css-(\w+)/g) ?? []) cache.inserted[name] = true;

/**
 * Hydrates an island, or renders it from scratch if something else changed its HTML. Resolves when the island is ready
 * or has failed.
 */
function hydrate(island: HTMLElement): Promise<void> {
  const { island: name, props = "{}", changed } = island.dataset;
  const place = changed === undefined ? island : (island.cloneNode() as HTMLElement);
  const slot = island.querySelector("[data-slot]")?.innerHTML;
  const Component = islands[name as IslandName] as ComponentType<{ children?: ReactNode }>;
  return new Promise((resolve) => {
    function settle(state: "ready" | "failed") {
      place.dataset.state = state;
      if (state === "ready") {
        hideNotice(place);
        replayPresses(place);
      }
      resolve();
    }
    const show = () => {
      if (place !== island) replaceIsland(island, place);
    };
    const element = (
      <CacheProvider value={cache}>
        <IslandBoundary island={island} place={place} slot={slot} onError={() => settle("failed")}>
          <Component {...(JSON.parse(props) as object)}>{slot !== undefined && <Slot html={slot} />}</Component>
          <Signal onRendered={show} onReady={() => settle("ready")} />
        </IslandBoundary>
      </CacheProvider>
    );
    startTransition(() => {
      if (place !== island) createRoot(place).render(element);
      else
        hydrateRoot(island, element, {
          // Ignores mismatches that something else caused during hydration.
          onRecoverableError: (error) => island.dataset.changed ?? reportError(error),
        });
    });
  });
}

/**
 * Calls back once all elements are rendered, and the island's own effects have run; only then can it handle presses.
 */
function Signal({ onRendered, onReady }: Record<"onRendered" | "onReady", () => void>) {
  // oxlint-disable-next-line react/exhaustive-deps -- reports only the first render
  useLayoutEffect(onRendered, []);
  // oxlint-disable-next-line react/exhaustive-deps -- reports only the first render
  useEffect(onReady, []);
  return null;
}

/** The island to hydrate next. */
function nextQueued() {
  const { urgent } = window;
  return urgent?.dataset.state === "queued" ? urgent : document.querySelector<HTMLElement>("[data-state=queued]");
}

let isBusy = false;

async function hydrateQueued() {
  if (isBusy) return;
  isBusy = true;
  for (let island = nextQueued(); island; island = nextQueued()) {
    island.dataset.state = "hydrating";
    await hydrate(island);
  }
  isBusy = false;
}

openDetailsForPrint();
addEventListener("queued", () => void hydrateQueued());
void hydrateQueued();
