/**
 * In `gatsby develop`, in the frame beside the forms of `npm run edit`: scrolls to the texts that were just changed, and
 * outlines them. The built site has nothing of it.
 */
import { color } from "../theme/theme";

/** In milliseconds: so long the page may take to get the new texts. */
const longestWait = 15_000;

const outlined = "data-outlined";

export function showChanges() {
  if (window.parent === window) return;
  const style = document.createElement("style");
  style.textContent = `[${outlined}] { outline: 3px solid ${color.alertText}; outline-offset: 4px; }`;
  document.head.append(style);
  let search = 0;
  window.addEventListener("message", ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== window.parent || !origin.startsWith("http://localhost:") || !isRequest(data)) return;
    window.clearInterval(search);
    const end = Date.now() + longestWait;
    search = window.setInterval(() => {
      const found = data.changed.flatMap((text) => elementWith(text) ?? []);
      const [first] = found;
      if (!first && Date.now() < end) return;
      window.clearInterval(search);
      document.querySelectorAll(`[${outlined}]`).forEach((element) => element.removeAttribute(outlined));
      found.forEach((element) => element.setAttribute(outlined, ""));
      first?.scrollIntoView({ block: "center" });
      window.parent.postMessage({ shown: found.length }, origin);
    }, 50);
  });
  window.parent.postMessage({ ready: true }, "*"); // whoever that is may know it
}

function isRequest(data: unknown): data is { changed: string[] } {
  return typeof data === "object" && data !== null && "changed" in data && Array.isArray(data.changed);
}

/** The innermost element that shows a text. */
function elementWith(text: string): Element | undefined {
  const holds = (element: Element) => element.textContent?.replace(/\s+/g, " ").includes(text) ?? false;
  const inside = (element: Element): Element => {
    const child = [...element.children].find((one) => !one.matches("script, style, template") && holds(one));
    return child ? inside(child) : element;
  };
  const page = document.querySelector("#___gatsby");
  return page && holds(page) ? inside(page) : undefined;
}
