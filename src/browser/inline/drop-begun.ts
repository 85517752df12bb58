/**
 * Removes batches that have begun, each an element with the moment in `data-begins`. The script follows a list directly, so
 * that nothing jumps, and then runs every minute and when the visitor returns to the tab.
 */
function drop() {
  for (const part of document.querySelectorAll<HTMLElement>("[data-begins]"))
    if (Date.parse(part.dataset.begins ?? "") <= Date.now()) part.remove();
}

drop();
setInterval(drop, 60_000);
document.addEventListener("visibilitychange", drop);

export {};
