/**
 * Requests a missing script once more, then reloads the page once.
 *
 * Observed: a browser may cache a script's 404 beyond a rollback. A deployment removes the scripts of open pages. A page
 * that reloads after every failure may never stop. A truncated script fires no `error` event on its element.
 */
import "./island-events";
import { releasePresses } from "./held-presses";
import { showNotice } from "./failure-notice";

/** In milliseconds. Afterwards, the script counts as missing. */
const longestWait = 10_000;

/** Makes the browser's cache miss. */
const again = "?again";

/** Whether the script has run: an island is hydrated or has failed. */
const hasStarted = () => document.querySelector("[data-state=ready], [data-state=failed]");

function giveUp() {
  if (hasStarted()) return;
  document.querySelectorAll<HTMLElement>("[data-island]").forEach(showNotice);
  releasePresses(() => true);
}

/** The navigation type shows whether the page has reloaded. A reload loses input, so a page in use shows notices instead. */
function isReloadable() {
  const isReload = (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).type === "reload";
  return !isReload && !window.isUsed && !document.activeElement?.closest("[method]");
}

/** Watches the script until the first island is hydrated. */
export function watchScript() {
  let isReloading = false;
  addEventListener(
    "error",
    ({ target, filename }) => {
      const source = target instanceof HTMLScriptElement ? target.src : filename;
      // Ignores errors from elsewhere, such as browser extensions.
      if (isReloading || hasStarted() || !source?.startsWith(`${location.origin}/`)) return;
      if (target instanceof HTMLScriptElement && !source.endsWith(again)) {
        const script = document.createElement("script"); // a copy would not run
        script.src = source + again;
        target.replaceWith(script);
        return;
      }
      if (!isReloadable()) return giveUp();
      isReloading = true; // more scripts may fail during the reload
      location.reload();
      // A reload would lose the press: cancel it, and show the notice.
      addEventListener("click", () => (stop(), giveUp()), true);
    },
    true,
  );
  setTimeout(giveUp, longestWait);
}
