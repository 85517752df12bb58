import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/**
 * Slides that lie in one row which scrolls and snaps: which one is shown, and how to show another.
 *
 * The row is `track`; each slide is as wide as it. After the last comes the first, before the first the last.
 */
export function useSlides(count: number, start = 0) {
  const [index, setIndex] = useState(start);
  const track = useRef<HTMLUListElement>(null);

  /** Shows the slide at a position from -1, the last, to `count`, the first. */
  function show(wanted: number) {
    const next = (wanted + count) % count;
    setIndex(next);
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth;
  }

  useEffect(() => {
    const row = track.current;
    if (row && start) row.scrollLeft = start * row.clientWidth;
    const follow = () => row && setIndex(Math.round(row.scrollLeft / (row.clientWidth || 1)));
    row?.addEventListener("scroll", follow, { passive: true });
    return () => row?.removeEventListener("scroll", follow);
  }, [start]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return; // Alt and an arrow key: the browser's way back
    event.preventDefault();
    show(index + step);
  }

  return { index, track, show, onKeyDown };
}

export const slideRow = {
  position: "relative" as const, // holds what is hidden but read inside the slides, which else widens the page
  display: "flex",
  overflowX: "auto" as const,
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none" as const,
};

export const slide = { flex: "0 0 100%", scrollSnapAlign: "start" };
