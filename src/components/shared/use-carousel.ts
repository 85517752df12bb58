import { useEffect, useState, type KeyboardEvent, type RefObject } from "react";
import { style } from "../../theme/theme";

/**
 * State and handlers of a carousel: the first list in `group` scrolls sideways, one full-width slide at a time.
 *
 * `index` is the slide in view. Previous and next wrap around.
 */
export function useCarousel(group: RefObject<HTMLElement>, count: number, start = 0) {
  const [index, setIndex] = useState(start);

  /** Scrolls to a slide; -1 is the last and `count` the first. */
  function show(position: number) {
    const next = (position + count) % count;
    setIndex(next);
    const row = group.current?.querySelector("ul");
    if (row) scrollTo(row, next);
  }

  useEffect(() => {
    const row = group.current?.querySelector("ul");
    if (row && start) scrollTo(row, start);
    // Negative from right to left, as in an Urdu translation.
    const syncIndex = () => row && setIndex(Math.abs(Math.round(row.scrollLeft / (row.clientWidth || 1))));
    row?.addEventListener("scroll", syncIndex, { passive: true });
    return () => row?.removeEventListener("scroll", syncIndex);
  }, [group, start]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return; // Alt+Left is the browser's Back
    event.preventDefault();
    show(index + step);
  }

  return { index, show, onKeyDown };
}

function scrollTo(row: HTMLElement, index: number) {
  const direction = getComputedStyle(row).direction === "rtl" ? -1 : 1;
  row.scrollLeft = direction * index * row.clientWidth;
}

export const slideRow = style({
  position: "relative", // keeps visually hidden text from widening the page
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
});

export const slide = { flex: "0 0 100%", scrollSnapAlign: "start" };
