import { Link } from "gatsby";
import { color, hidden, stretched } from "../../theme/theme";

type LearnMoreProps = {
  to: string;
  /** What there is to learn about: heard, and not shown. */
  about: string;
};

/** The link of a card to its page, which makes the whole card pressable; the card needs `position: relative`. */
export function LearnMore({ to, about }: LearnMoreProps) {
  return (
    <Link to={to} css={[stretched, link]}>
      Learn More <span css={hidden}>about {about}</span>
    </Link>
  );
}

const link = { fontWeight: 700, color: color.action, textDecoration: "underline" };
