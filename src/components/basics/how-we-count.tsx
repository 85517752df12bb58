import { Link } from "gatsby";
import { text } from "../../theme/theme";

/** Leads from figures to what they rest on. */
export function HowWeCount() {
  return (
    <Link to="/success-stories#how-we-count" css={link}>
      How we count
    </Link>
  );
}

/** The height of a line is that of a target. */
const link = { ...text.small, color: "inherit", lineHeight: 2.5 };
