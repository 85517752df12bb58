/** How a visitor gets to the next page once a page has come alive, whatever fails on the way. */

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface Window {
    /** Where Gatsby's links lead: to an address, or so many pages on (gatsby/cache-dir/navigation.js). */
    ___navigate: (to: string | number, options?: object) => void;
    /** What fetches pages (gatsby/cache-dir/loader.js): it gives none, or an error, where that failed. */
    ___loader: { loadPage: (path: string) => Promise<{ status?: string } | undefined> };
  }
}

/** After so many milliseconds a page is asked for as a whole: the browser then shows that it is on its way. */
const patience = 5000;

/**
 * Lets Gatsby change the page only where the next one is at hand.
 *
 * - Where it is not, as after a deployment or when the server fails, it is loaded as a whole, with its query and hash.
 * - Where that cannot be had either, the visitor stays on a page that can be read; `tell` hears of it, and when it is over.
 * - Of several presses the last one counts, whichever page comes first.
 */
export function guardNavigation(tell: (isLost: boolean) => void) {
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
    tell(false);
    if (isLeaving) {
      leave(to);
      return;
    }
    const [path = ""] = to.split("#");
    const page = await Promise.race([loader.loadPage(path).catch(() => undefined), late()]);
    const isAtHand = page !== "late" && page && page.status !== "error";
    const isThere = isAtHand || page === "late" || (await answers(to));
    if (press !== presses) return;
    if (isAtHand) navigate(to, options);
    else if (isThere) leave(to);
    else tell(true);
  }

  window.___navigate = (to, options) => {
    if (typeof to === "number") navigate(to, options);
    else void go(to, options);
  };
}

function late(): Promise<"late"> {
  return new Promise((resolve) => setTimeout(resolve, patience, "late"));
}

/** Whether the server has something to show at an address. */
async function answers(to: string): Promise<boolean> {
  try {
    return (await fetch(to, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
}
