/**
 * Removes batches that have started; `data-begins` holds the start time. Runs right after the list to avoid a layout
 * shift, then every minute and whenever the tab becomes visible.
 */
function drop() {
  for (const part of document.querySelectorAll<HTMLElement>("[data-begins]"))
    if (Date.parse(part.dataset.begins ?? "") <= Date.now()) part.remove();
}

drop();
setInterval(drop, 60_000);
document.addEventListener("visibilitychange", drop);

export {};
