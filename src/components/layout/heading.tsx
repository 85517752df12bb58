import { color, penStroke, text } from "../../theme/theme";

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

/** However far it is stretched, the pen stays as thick. Escaped only where a url() in single quotes needs it, which is half as long as with `encodeURIComponent`. */
const stroke =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${penStroke.width} ${penStroke.height}" preserveAspectRatio="none"><path d="${penStroke.path}" fill="none" stroke="${color.highlight}" stroke-width="3.5" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>`.replaceAll(
    "#",
    "%23",
  );

const underline = {
  backgroundImage: `url('data:image/svg+xml,${stroke}')`,
  backgroundSize: "100% 0.24em",
  backgroundPosition: "0 100%",
  backgroundRepeat: "no-repeat",
  paddingBottom: "0.16em",
  // Drawn in each line; the prefix is for Safari and Chrome below 130.
  WebkitBoxDecorationBreak: "clone" as const,
  boxDecorationBreak: "clone" as const,
};
