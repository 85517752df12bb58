/** Opens every `<details>` before printing, for browsers where src/theme/print-styles.ts cannot. */
export function openDetailsForPrint() {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    opened.forEach((details) => (details.open = true));
  });
  window.addEventListener("afterprint", () => opened.forEach((details) => (details.open = false)));
}
