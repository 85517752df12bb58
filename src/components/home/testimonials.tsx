import { useRef, type ReactNode } from "react";
import { cluster, color, forced, radius, scriptOnly, space, srOnly, style } from "../../theme/theme";
import { ArrowButton, useCarousel } from "../shared/carousel";

type TestimonialsProps = { names: readonly string[]; children?: ReactNode };

/** A carousel in the grouped pattern of the ARIA Authoring Practices. It never moves by itself. */
export function Testimonials({ names, children }: TestimonialsProps) {
  const group = useRef<HTMLDivElement>(null);
  const { index, show, onKeyDown } = useCarousel(group, names.length);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys repeat what the buttons do
    <div
      ref={group}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby="testimonials-heading"
      onKeyDown={onKeyDown}
    >
      <div css={controls} role="group" aria-label="Choose a testimonial">
        <ArrowButton label="Previous testimonial" onClick={() => show(index - 1)} />
        {names.map((name, position) => (
          <button
            key={`${position} ${name}`}
            type="button"
            css={dot}
            aria-label={`Testimonial ${position + 1}: ${name}`}
            aria-current={position === index || undefined}
            onClick={() => show(position)}
          />
        ))}
        <ArrowButton label="Next testimonial" forward onClick={() => show(index + 1)} />
        <p css={count} aria-live="polite">
          {index + 1} of {names.length}
          <span css={srOnly}>: {names[index]}</span>
        </p>
      </div>
      {children}
    </div>
  );
}

const controls = { ...cluster(space.s), alignItems: "center", marginBottom: space.l, ...scriptOnly };
const dot = style({
  width: "1.75rem",
  height: "1.75rem",
  padding: 0,
  border: "7px solid transparent",
  borderRadius: radius.pill,
  background: color.onDeep,
  backgroundClip: "padding-box",
  "&[aria-current]": { background: color.highlight, borderWidth: "3px" },
  // Without this, all dots look the same in forced colours.
  [forced.media]: {
    forcedColorAdjust: "none",
    backgroundColor: forced.control,
    "&[aria-current]": { backgroundColor: forced.current },
  },
});
const count = { marginLeft: space.s, fontVariantNumeric: "tabular-nums" };
