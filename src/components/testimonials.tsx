import { graphql } from "gatsby";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { color, from, hidden, line, noScript, plainList, pressable, radius, space, text } from "../theme";
import { Badge } from "./badge";

type TestimonialsProps = { of: readonly Queries.TestimonialsFragment[]; labelledBy: string };

/**
 * The carousel of testimonials, after the ARIA Authoring Practices' grouped pattern. It never moves by itself.
 *
 * The slides lie in one row that scrolls and snaps, so every one is readable by swipe or scroll before the script runs
 * and without it; the controls appear with script.
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
      <div css={controls} role="group" aria-label="Choose a testimonial">
        <button type="button" css={arrow} aria-label="Previous testimonial" onClick={() => show(index - 1)}>
          <Arrow />
        </button>
        {slides.map(({ name }, position) => (
          <button
            key={name}
            type="button"
            css={dot}
            aria-label={`Testimonial ${position + 1}: ${name}`}
            aria-current={position === index || undefined}
            onClick={() => show(position)}
          />
        ))}
        <button type="button" css={arrow} aria-label="Next testimonial" onClick={() => show(index + 1)}>
          <Arrow forward />
        </button>
        <p css={count} aria-live="polite">
          {index + 1} of {slides.length}
          <span css={hidden}>: {slides[index]?.name}</span>
        </p>
      </div>
    </div>
  );
}

function Quote({ of }: { of: Queries.TestimonialsFragment }) {
  return (
    <figure css={quote}>
      <span css={portrait} aria-hidden="true">
        {of.image}
      </span>
      <blockquote css={words}>
        <p>{of.text}</p>
      </blockquote>
      <figcaption css={caption}>
        <Badge>{of.highlight}</Badge>
        <b>{of.name}</b>
        <span>
          {of.role} · {of.course}
        </span>
        <span>
          <span aria-hidden="true" css={stars}>
            {"★".repeat(of.rating)}
          </span>
          <span css={hidden}>Rated {of.rating} of 5</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Arrow({ forward = false }: { forward?: boolean }) {
  return (
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
  );
}

const row = {
  ...plainList,
  position: "relative" as const, // holds what is hidden but read inside the slides, which else widens the page
  display: "flex",
  overflowX: "auto" as const,
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none" as const,
  [noScript]: { scrollbarWidth: "auto" as const },
};
const item = { flex: "0 0 100%", scrollSnapAlign: "start", paddingInline: "4px" };
const quote = {
  display: "grid",
  gap: `${space.m} ${space.xl}`,
  height: "100%",
  alignContent: "start",
  [from.desktop]: { gridTemplateColumns: "9rem 1fr", "& > figcaption": { gridColumn: 2 } },
};
const portrait = {
  display: "grid",
  placeItems: "center",
  width: "7rem",
  height: "7rem",
  border: line.ink,
  borderRadius: radius.card,
  background: color.highlight,
  fontSize: "4rem",
  lineHeight: 1,
  [from.desktop]: { width: "9rem", height: "9rem", fontSize: "5.5rem" },
};
const words = { ...text.h3, fontSize: "clamp(1.375rem, 1rem + 1.6vw, 2.125rem)", lineHeight: 1.25, maxWidth: "32em" };
const caption = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "center",
  gap: `${space.s} ${space.m}`,
  alignSelf: "end",
};
const stars = { color: color.highlight, letterSpacing: "0.1em" };
const controls = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "center",
  gap: space.xs,
  marginTop: space.l,
  [from.tablet]: { gap: space.s },
  [noScript]: { display: "none" },
};
const arrow = {
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  border: line.ink,
  borderRadius: radius.pill,
  background: color.highlight,
  color: color.ink,
  cursor: "pointer",
  ...pressable,
};
const dot = {
  width: "1.75rem",
  height: "1.75rem",
  padding: 0,
  border: "7px solid transparent",
  borderRadius: radius.pill,
  background: color.onDeep,
  backgroundClip: "padding-box",
  cursor: "pointer",
  "&[aria-current]": { background: color.highlight, borderWidth: "3px" },
};
const count = { marginLeft: space.s, fontVariantNumeric: "tabular-nums" };

export const query = graphql`
  fragment Testimonials on Testimonial {
    name
    role
    course
    image
    rating
    text
    highlight
  }
`;
