import { font, space } from "../../theme/theme";

/** A link from figures to their evidence. */
export function HowWeCount() {
  return (
    <a href="/success-stories#how-we-count" css={link}>
      How we count
    </a>
  );
}

const link = { ...font.small, display: "inline-block", paddingBlock: space.s, color: "inherit" };
