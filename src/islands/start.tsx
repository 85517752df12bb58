/** Entry point of the islands' script: hydrates requested islands, one at a time (docs/decisions/0008). */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { startTransition, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { replayPresses } from "../browser/held-presses";
import { keepInput } from "../browser/kept-input";
import { hideNotice } from "../browser/failure-notice";
import { IslandBoundary } from "./island-boundary";
import { islands, type IslandName } from "./registry";
import { Slot } from "./island";

const cache = createCache({ key: "css", stylisPlugins: [] });

function hydrate(island: HTMLElement): Promise<void> {
  const { island: name, props = "{}" } = island.dataset;
  const slot = island.querySelector("[data-slot]")?.innerHTML;
  const Component = islands[name as IslandName] as ComponentType<{ children?: ReactNode }>;
  return new Promise((resolve) => {
    function settle(state: "ready" | "failed") {
      island.dataset.state = state;
      if (state === "ready") replayPresses(island);
      resolve();
    }
    const element = (
      <CacheProvider value={cache}>
        <IslandBoundary island={island} slot={slot} onError={() => settle("failed")}>
          <Component {...(JSON.parse(props) as object)}>{slot !== undefined && <Slot html={slot} />}</Component>
          <Signal island={island} onReady={() => settle("ready")} />
        </IslandBoundary>
      </CacheProvider>
    );
    startTransition(() => {
      // Recoverable errors come from software that changed the HTML, such as a translator; React replaces it.
      hydrateRoot(island, element, { onRecoverableError: () => undefined });
    });
  });
}

/** The last element of an island: keeps input, and calls back after the island's own effects, which handle presses. */
function Signal({ island, onReady }: { island: HTMLElement; onReady: () => void }) {
  const [, setHydrated] = useState(false);
  // An update before the first paint renders client state, such as the URL, in the same frame.
  useLayoutEffect(() => setHydrated(true), []);
  // oxlint-disable-next-line react/exhaustive-deps -- only the first render replaces HTML
  useLayoutEffect(keepInput(island), []);
  // oxlint-disable-next-line react/exhaustive-deps -- reports only the first render
  useEffect(onReady, []);
  return null;
}

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
    hideNotice(island);
    await hydrate(island);
  }
  isBusy = false;
}

addEventListener("queued", () => void hydrateQueued());
void hydrateQueued();
