import { graphql } from "gatsby";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { from, noScript, plainList, space } from "../../theme";
import { CarouselControls } from "./carousel-controls";
import { Quote } from "./quote";

type TestimonialsProps = { of: readonly Queries.TestimonialsFragment[]; labelledBy: string };

/**
 * The carousel of testimonials, after the ARIA Authoring Practices' grouped pattern. It never moves by itself.
 *
 * The slides lie in one row that scrolls and snaps, so every one is readable by swipe or scroll before the script runs.
 * Where script is switched off they stand in a grid, without the controls.
 */
export function Testimonials({ of: slides, labelledBy }: TestimonialsProps) {
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLUListElement>(null);

  /** Shows a slide; after the last comes the first, before the first the last. */
  function show(wanted: number) {
    const next = (wanted + slides.length) % slides.length;
    setIndex(next);
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth;
  }

  useEffect(() => {
    const row = track.current;
    const follow = () => row && setIndex(Math.round(row.scrollLeft / (row.clientWidth || 1)));
    row?.addEventListener("scroll", follow, { passive: true });
    return () => row?.removeEventListener("scroll", follow);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return; // Alt and an arrow key: the browser's way back
    event.preventDefault();
    show(index + step);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys repeat what the buttons do
    <div role="group" aria-roledescription="carousel" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={track} css={row} tabIndex={0} aria-label="Testimonials">
        {slides.map((slide) => (
          <li key={slide.name} css={item}>
            <Quote of={slide} />
          </li>
        ))}
      </ul>
      <CarouselControls names={slides.map(({ name }) => name)} current={index} show={show} />
    </div>
  );
}

const row = {
  ...plainList,
  position: "relative" as const, // holds what is hidden but read inside the slides, which else widens the page
  display: "flex",
  overflowX: "auto" as const,
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none" as const,
  [noScript]: {
    display: "grid",
    gap: space.xl,
    overflow: "visible",
    [from.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: "4rem" },
  },
};
const item = { flex: "0 0 100%", scrollSnapAlign: "start", paddingInline: "4px" };

export const query = graphql`
  fragment Testimonials on Testimonial {
    name
    ...Quote
  }
`;
