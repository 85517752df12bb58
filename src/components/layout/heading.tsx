import { color, penStroke, stretchedDrawing, text } from "../../theme/theme";

type HeadingProps = { heading: string };

/** The page's h1. Text between asterisks is underlined by a pen stroke: "Your future *starts here*". */
export function Heading({ heading }: HeadingProps) {
  const [before, underlined, after] = heading.split("*");
  return (
    <h1 css={[text.h1, { marginBottom: "0.25em" }]}>
      {before}
      {underlined && <span css={underline}>{underlined}</span>}
      {after}
    </h1>
  );
}

const stroke = `<path d="${penStroke.path}" fill="none" stroke="${color.highlight}" stroke-width="3.5" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;

const underline = {
  backgroundImage: stretchedDrawing(penStroke.width, penStroke.height, stroke),
  backgroundSize: "100% 0.24em",
  backgroundPosition: "0 100%",
  backgroundRepeat: "no-repeat",
  paddingBottom: "0.16em",
  // Drawn in each line; the prefix is for Safari and Chrome below 130.
  WebkitBoxDecorationBreak: "clone" as const,
  boxDecorationBreak: "clone" as const,
};
