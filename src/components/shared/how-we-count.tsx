import { text } from "../../theme/theme";

/** Links figures to their evidence. */
export function HowWeCount() {
  return (
    <a href="/success-stories#how-we-count" css={link}>
      How we count
    </a>
  );
}

/** The line height doubles as the target size. */
const link = { ...text.small, color: "inherit", lineHeight: 2.5 };
