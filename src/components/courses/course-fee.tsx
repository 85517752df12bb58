import { Link } from "gatsby";
import { color, from, line, plainList, space, text } from "../../theme/theme";

type CourseFeeProps = {
  /** How the fee can be paid in parts. */
  emi: string;
  /** Until when it is paid back in full. */
  refund: string;
};

/** What a learner asks about the fee before paying it: a line each, with a link to the whole rule. */
export function CourseFee({ emi, refund }: CourseFeeProps) {
  return (
    <ul css={plainList}>
      <li css={row}>
        <p>{emi}</p>
        <Link to="/admissions#fees" css={link}>
          All fees
        </Link>
      </li>
      <li css={row}>
        <p>{refund}</p>
        <Link to="/terms#refunds" css={link}>
          Refund rules
        </Link>
      </li>
    </ul>
  );
}

const row = {
  display: "grid",
  justifyItems: "start",
  alignItems: "baseline",
  gap: `0 ${space.l}`,
  paddingBlock: "0.75rem",
  borderTop: line.soft,
  [from.tablet]: { gridTemplateColumns: "1fr auto" },
};
const link = { ...text.small, paddingBlock: "0.25rem", color: color.action, fontWeight: 700 };
