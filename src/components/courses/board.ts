import { color, forced, line, text } from "../../theme/theme";

/** However far it is stretched, the pen stays as thick. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50" preserveAspectRatio="none"><path d="M3 4q90-3 180-1 9 9 15 22-6 12-15 23-90 2-181-1-1-21 1-43z" fill="${color.highlight}" stroke="${color.ink}" stroke-width="2" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>`;

/** A board of a signpost, drawn in ink. */
export const board = {
  ...text.h3,
  padding: "0.75rem 2.75rem 0.75rem 1rem",
  background: `url("data:image/svg+xml,${encodeURIComponent(drawing)}") 0 0 / 100% 100% no-repeat`,
  color: color.ink,
  fontSize: "clamp(1.25rem, 1rem + 1vw, 1.75rem)",
  [forced.media]: { background: "none", border: line.ink },
};
