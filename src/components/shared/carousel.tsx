import { useEffect, useState, type KeyboardEvent, type RefObject } from "react";
import { color, pillFrame, pressable, style } from "../../theme/theme";

/**
 * State and handlers of a carousel: the first list in `group` scrolls sideways, one full-width slide at a time. `index`
 * is the slide in view. Previous and next wrap around.
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

type ArrowButtonProps = { label: string; forward?: boolean; onClick: () => void };

export function ArrowButton({ label, forward = false, onClick }: ArrowButtonProps) {
  return (
    <button type="button" css={round} aria-label={label} onClick={onClick}>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        aria-hidden="true"
        css={forward ? { transform: "scaleX(-1)" } : undefined}
      >
        <path
          d="M17 10H4m6-6.5L3.5 10l6.5 6.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}

export const slideRow = style({
  position: "relative", // keeps visually hidden text from widening the page
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
});

export const slide = { flex: "0 0 100%", scrollSnapAlign: "start" };

const round = {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "3rem",
  height: "3rem",
  padding: 0,
  ...pillFrame,
  background: color.highlight,
  color: color.ink,
  ...pressable,
};
