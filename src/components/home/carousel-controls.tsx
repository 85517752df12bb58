import { color, forced, from, hidden, line, noScript, pressable, radius, space } from "../../theme";

type CarouselControlsProps = {
  /** Whose testimonials there are, in order. */
  names: readonly string[];
  /** The position of the one that is shown. */
  current: number;
  show: (position: number) => void;
};

/** Previous, a dot for each testimonial, next, and which one is shown. */
export function CarouselControls({ names, current, show }: CarouselControlsProps) {
  return (
    <div css={controls} role="group" aria-label="Choose a testimonial">
      <button type="button" css={arrow} aria-label="Previous testimonial" onClick={() => show(current - 1)}>
        <Arrow />
      </button>
      {names.map((name, position) => (
        <button
          key={name}
          type="button"
          css={dot}
          aria-label={`Testimonial ${position + 1}: ${name}`}
          aria-current={position === current || undefined}
          onClick={() => show(position)}
        />
      ))}
      <button type="button" css={arrow} aria-label="Next testimonial" onClick={() => show(current + 1)}>
        <Arrow forward />
      </button>
      <p css={count} aria-live="polite">
        {current + 1} of {names.length}
        <span css={hidden}>: {names[current]}</span>
      </p>
    </div>
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
  // The browser would paint all dots alike.
  [forced.media]: {
    forcedColorAdjust: "none" as const,
    backgroundColor: forced.control,
    "&[aria-current]": { backgroundColor: forced.current },
  },
};
const count = { marginLeft: space.s, fontVariantNumeric: "tabular-nums" };
