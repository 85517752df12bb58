import { color, forced, line, stretchedDrawing, text } from "../../theme/theme";

const outline = `<path d="M3 4q90-3 180-1 9 9 15 22-6 12-15 23-90 2-181-1-1-21 1-43z" fill="${color.highlight}" stroke="${color.ink}" stroke-width="2" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;

/** A board of a signpost, drawn in ink. */
export const board = {
  ...text.h3,
  padding: "0.75rem 2.75rem 0.75rem 1rem",
  background: `${stretchedDrawing(200, 50, outline)} 0 0 / 100% 100% no-repeat`,
  color: color.ink,
  fontSize: "clamp(1.25rem, 1rem + 1vw, 1.75rem)",
  [forced.media]: { background: "none", border: line.ink },
};
