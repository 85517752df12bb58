import { cardFrame, color, line, stack, style, text } from "../../theme/theme";

type CalendarLeafProps = { top: string; figure: string | number; foot: string };

/** A leaf of a tear-off calendar. Hidden from screen readers, because the adjacent text repeats it. */
export function CalendarLeaf({ top, figure, foot }: CalendarLeafProps) {
  return (
    <div aria-hidden="true" css={leaf}>
      <span css={band}>{top}</span>
      <span css={text.figure}>{figure}</span>
      <span css={text.small}>{foot}</span>
    </div>
  );
}

const leaf = {
  ...cardFrame,
  ...stack("0.375rem"),
  justifyItems: "center",
  width: "7.25rem",
  paddingBottom: "0.5rem",
  overflow: "hidden",
};
const band = style({
  ...text.label,
  justifySelf: "stretch",
  paddingBlock: "0.25rem",
  borderBottom: line.ink,
  background: color.highlight,
  textAlign: "center",
});
