/** Removes elements whose `data-begins` is past: while the page loads, before its first paint, and then each minute. */
function drop() {
  for (const part of document.querySelectorAll<HTMLElement>("[data-begins]"))
    if (Date.parse(part.dataset.begins ?? "") <= Date.now()) part.remove();
}

const parsing = new MutationObserver(drop);
parsing.observe(document, { childList: true, subtree: true });
addEventListener("load", () => parsing.disconnect());
setInterval(drop, 60_000);

export {};
