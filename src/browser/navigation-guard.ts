/** Client-side navigation that survives missing files, failing servers and lost connections. */

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface Window {
    /** What Gatsby's links call, with an address or a number of history entries (gatsby/cache-dir/navigation.js). */
    ___navigate: (to: string | number, options?: object) => void;
    /** Fetches pages (gatsby/cache-dir/loader.js); gives nothing, or the status "error", if that fails. */
    ___loader: { loadPage: (path: string) => Promise<{ status?: string } | undefined> };
  }
}

/** Milliseconds until the browser loads the page instead of Gatsby, and shows its own progress. */
const timeout = 5000;

/**
 * Lets Gatsby render the next page only if its files have arrived.
 *
 * - If they have not, as after a deployment or when the server fails, the browser loads that page, with query and hash.
 * - If the server does not answer either, the visitor stays on the current page, and `onUnavailable` is called with true;
 *   with false at the next navigation.
 * - Of several presses the last one counts, whichever page arrives first.
 */
export function guardNavigation(onUnavailable: (isUnavailable: boolean) => void) {
  const { ___navigate: navigate, ___loader: loader } = window;
  let presses = 0;
  let isLeaving = false;
  window.addEventListener("popstate", () => presses++);
  window.addEventListener("pageshow", () => (isLeaving = false));

  function leave(to: string) {
    isLeaving = true;
    window.location.assign(to);
  }

  async function go(to: string, options?: object) {
    const press = ++presses;
    onUnavailable(false);
    if (isLeaving) {
      leave(to);
      return;
    }
    const [path = ""] = to.split("#");
    const page = await Promise.race([loader.loadPage(path).catch(() => undefined), timedOut()]);
    const hasArrived = page !== "timed out" && page && page.status !== "error";
    const canLoad = hasArrived || page === "timed out" || (await serverAnswers(to));
    if (press !== presses) return;
    if (hasArrived) navigate(to, options);
    else if (canLoad) leave(to);
    else onUnavailable(true);
  }

  window.___navigate = (to, options) => {
    if (typeof to === "number") navigate(to, options);
    else void go(to, options);
  };
}

function timedOut(): Promise<"timed out"> {
  return new Promise((resolve) => setTimeout(resolve, timeout, "timed out"));
}

/** Whether the server answers at an address, be it with 404. */
async function serverAnswers(to: string): Promise<boolean> {
  try {
    return (await fetch(to, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
}
