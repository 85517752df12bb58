import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { batchRefund, priceLines } from "../../content/price-lines";
import { NextBatch } from "./next-batch";
import { rupees } from "../../text/format";
import { cardFrame, cluster, color, font, from, line, notPrinted, space, stack } from "../../theme/theme";

type PricePanelProps = {
  terms: Queries.PricePanelFragment;
  refund: Queries.RefundRuleFragment;
  /** In whole rupees, including tax; omit if the text applies to all courses. */
  fee?: number;
  batches?: readonly Queries.BatchStartFragment[];
  ask: string;
};

/** The price as a bill: fee, tax, inclusions and exclusions, and terms. */
export function PricePanel({ terms, refund, fee, batches = [], ask }: PricePanelProps) {
  // A fee list states once that its fees include tax.
  const isTaxStated = fee === undefined && terms.gst;
  const lines = priceLines(terms, refund, fee).filter(({ id }) => !(isTaxStated && id === "tax"));
  return (
    <div css={bill}>
      <dl css={fee === undefined && pairs}>
        {lines.map(({ id, label, text }) => (
          <div key={id} css={row}>
            <dt css={term}>{id === "tax" && fee ? "Fee" : label}</dt>
            <dd>
              {id === "tax" && fee ? <b css={font.h3}>{`${rupees(fee)} `}</b> : null}
              {text} {id === "certificate" && <a href={enquiryLink("certificate")}>Confirm a certificate</a>}
              {id === "refund" && <NextBatch batches={batches}>{({ start }) => batchRefund(refund, start)}</NextBatch>}
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
  ...font.small,
  padding: `${space.s} ${space.m}`,
  [from.tablet]: { padding: `${space.m} ${space.l}` },
};
const row = {
  paddingBlock: space.xs,
  "& + &": { borderTop: `2px dashed ${color.ink}` },
  [from.tablet]: { ...stack(`0 ${space.m}`), gridTemplateColumns: "9rem 1fr", alignItems: "baseline" },
};
const pairs = {
  [from.wide]: { ...stack(`0 ${space.xl}`), gridTemplateColumns: "1fr 1fr", "&& > :nth-of-type(2)": { border: 0 } },
};
const term = { fontWeight: 700 };
const links = {
  ...cluster(`0 ${space.l}`),
  borderTop: line.ink,
  fontWeight: 700,
  "& > a": { paddingBlock: "0.5625rem" },
  ...notPrinted,
};

export const query = graphql`
  fragment PricePanel on Payment { heading ...TaxTerms included excluded certificate missed emi inParts rules ask }
  fragment TaxTerms on Payment { tax gst { rate included } }
  fragment RefundRule on Refund { days rule batch }
`;
