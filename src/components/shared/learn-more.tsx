import { color, srOnly, stretched } from "../../theme/theme";

type LearnMoreProps = {
  to: string;
  /** The page's subject, for screen readers only. */
  about: string;
};

/** A card's link to its page. Covers the whole card, which needs `position: relative`. */
export function LearnMore({ to, about }: LearnMoreProps) {
  return (
    <a href={to} css={[stretched, link]}>
      Learn More <span css={srOnly}>{`about ${about}`}</span>
    </a>
  );
}

const link = { fontWeight: 700, color: color.action, textDecoration: "underline" };
