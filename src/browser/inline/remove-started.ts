/**
 * Removes what has begun; `data-begins` holds the time. The build adds this to each page with such elements, right after
 * the last to avoid a layout shift. Runs again every minute.
 */
function drop() {
  for (const part of document.querySelectorAll<HTMLElement>("[data-begins]"))
    if (Date.parse(part.dataset.begins ?? "") <= Date.now()) part.remove();
}

drop();
setInterval(drop, 60_000);

export {};
