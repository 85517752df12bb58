/** Removes what has begun, by `data-begins`, now and each minute. Runs right after the last such element: no shift. */
function drop() {
  for (const part of document.querySelectorAll<HTMLElement>("[data-begins]"))
    if (Date.parse(part.dataset.begins ?? "") <= Date.now()) part.remove();
}

drop();
setInterval(drop, 60_000);

export {};
