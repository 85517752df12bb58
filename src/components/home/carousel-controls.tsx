import { cluster, color, forced, hidden, noScript, radius, space, style } from "../../theme/theme";
import { ArrowButton } from "../shared/arrow-button";

type CarouselControlsProps = {
  /** The speakers of the testimonials, in order. */
  names: readonly string[];
  /** The index of the testimonial in view. */
  current: number;
  show: (position: number) => void;
};

/** Previous, next, a dot for each testimonial, and the position of the one in view. */
export function CarouselControls({ names, current, show }: CarouselControlsProps) {
  return (
    <div css={controls} role="group" aria-label="Choose a testimonial">
      <ArrowButton label="Previous testimonial" onClick={() => show(current - 1)} />
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
      <ArrowButton label="Next testimonial" forward onClick={() => show(current + 1)} />
      <p css={count} aria-live="polite">
        {current + 1} of {names.length}
        <span css={hidden}>: {names[current]}</span>
      </p>
    </div>
  );
}

const controls = {
  ...cluster.s,

  alignItems: "center",
  marginTop: space.l,
  [noScript]: { display: "none" },
};
const dot = style({
  width: "1.75rem",
  height: "1.75rem",
  padding: 0,
  border: "7px solid transparent",
  borderRadius: radius.pill,
  background: color.onDeep,
  backgroundClip: "padding-box",
  cursor: "pointer",
  "&[aria-current]": { background: color.highlight, borderWidth: "3px" },
  // Without this, forced colours would make all dots look the same.
  [forced.media]: {
    forcedColorAdjust: "none",
    backgroundColor: forced.control,
    "&[aria-current]": { backgroundColor: forced.current },
  },
});
const count = { marginLeft: space.s, fontVariantNumeric: "tabular-nums" };
