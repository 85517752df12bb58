import { color, font, penStroke, stretchedDrawing } from "../../theme/theme";

/** The page's h1. Words between asterisks get a hand-drawn underline: "Your future *starts here*". */
export function Heading({ heading }: { heading: string }) {
  const [before, underlined, after] = heading.split("*");
  return (
    <h1 css={[font.h1, { marginBottom: "0.25em" }]}>
      {before}
      {underlined && <span css={underline}>{underlined}</span>}
      {after}
    </h1>
  );
}

const stroke = `<path d="${penStroke.path}" fill="none" stroke="${color.highlight}" stroke-width="3.5" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;

/** Never wraps: a phrase that wraps in only one of the two fonts (web and fallback) would shift the layout. */
const underline = {
  display: "inline-block",
  background: `${stretchedDrawing(penStroke.width, penStroke.height, stroke)} 0 100% / 100% 0.24em no-repeat`,
  paddingBottom: "0.24em",
  marginBottom: "-0.24em",
};
