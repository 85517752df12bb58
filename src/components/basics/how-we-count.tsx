import { text } from "../../theme/theme";

/** Leads from figures to what they rest on. */
export function HowWeCount() {
  return (
    <a href="/success-stories#how-we-count" css={link}>
      How we count
    </a>
  );
}

/** The height of a line is that of a target. */
const link = { ...text.small, color: "inherit", lineHeight: 2.5 };
