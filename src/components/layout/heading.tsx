import { color, text } from "../../theme";

type HeadingProps = { of: string };

/** The page's h1. Words between asterisks get the drawn underline: "Your future *starts here*". */
export function Heading({ of }: HeadingProps) {
  const [before, underlined, after] = of.split("*");
  return (
    <h1 css={[text.h1, { marginBottom: "0.25em" }]}>
      {before}
      {underlined && <span css={underline}>{underlined}</span>}
      {after}
    </h1>
  );
}

const stroke = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 20" preserveAspectRatio="none"><path d="M4 13C60 5 118 4 166 8c48 3 92 3 130-2M40 18c60-6 130-6 196-3" fill="none" stroke="${color.highlight}" stroke-width="6" stroke-linecap="round"/></svg>`;

const underline = {
  backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(stroke)}")`,
  backgroundSize: "100% 0.24em",
  backgroundPosition: "0 100%",
  backgroundRepeat: "no-repeat",
  paddingBottom: "0.16em",
  boxDecorationBreak: "clone" as const,
};
