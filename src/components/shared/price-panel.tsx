import { graphql } from "gatsby";
import { priceLines, refundLabel } from "../../content/price-lines";
import { rupees } from "../../text/format";
import { InlineScript } from "./inline-script";
import { cardFrame, cluster, color, from, line, notPrinted, space, stack, text } from "../../theme/theme";

type PricePanelProps = {
  terms: Queries.PricePanelFragment;
  refund: Queries.RefundRuleFragment;
  /** In whole rupees, including tax; omit if the text applies to all courses. */
  fee?: number;
  /** A contact for questions. */
  ask: string;
};

/** The price as a bill: the fee, tax, what it does and does not include, and the terms. */
export function PricePanel({ terms, refund, fee, ask }: PricePanelProps) {
  return (
    <div css={bill}>
      <dl>
        {fee !== undefined && (
          <div css={row}>
            <dt css={text.quiet}>Fee</dt>
            <dd css={text.figure}>{rupees(fee)}</dd>
          </div>
        )}
        {priceLines(terms, refund, fee).map(({ label, text: sentence }) => (
          <div key={label} css={row}>
            <dt css={text.quiet}>{label}</dt>
            <dd>
              {sentence}{" "}
              {label === refundLabel && (
                <>
                  <span data-days={refund.days} data-today={refund.today} css={notPrinted} />
                  <InlineScript name="refund-today" />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p css={links}>
        <a href={ask}>{terms.ask}</a> <a href="/terms#refunds">{terms.rules}</a>
      </p>
    </div>
  );
}

const bill = {
  ...cardFrame,
  maxWidth: "56rem",
  padding: `${space.s} ${space.m}`,
  [from.tablet]: { padding: `${space.m} ${space.l}` },
};
const row = {
  ...stack(`0 ${space.m}`),
  alignItems: "baseline",
  paddingBlock: "0.75rem",
  "& + &": { borderTop: `2px dashed ${color.ink}` },
  [from.tablet]: { gridTemplateColumns: "7rem 1fr" },
};
const links = {
  ...cluster(`0 ${space.l}`),
  borderTop: line.ink,
  fontWeight: 700,
  "& > a": { paddingBlock: "0.5625rem" },
  ...notPrinted,
};

export const query = graphql`
  fragment PricePanel on Payment { heading ...TaxTerms included excluded emi rules ask }
  fragment TaxTerms on Payment { tax gst { rate included } }
  fragment RefundRule on RefundHelper { days rule today batch }
`;
