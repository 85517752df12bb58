import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { day } from "../../text/format";
import { interpolate } from "../../text/interpolate";
import { daysAfter, isDate, weekdayOf, weekdays } from "../../time/india-time";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { color, font, noScript, notPrinted, outlined, reserveSpace, space, stack } from "../../theme/theme";
import { Field } from "../shared/field";

type RefundHelperProps = { copy: Queries.RefundHelperFragment };

/** Calculates the last day for a full refund from the enrolment date in the URL, ?enrolled=2026-11-20. */
export function RefundHelper({ copy: { heading, invitation, days, possible } }: RefundHelperProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useUrlState().get("enrolled") ?? "";
  const enrolled = isDate(chosen) && chosen > "1000" ? chosen : ""; // years before are incomplete input
  const last = enrolled && daysAfter(enrolled, days);
  const answer = { enrolled: enrolled && day(enrolled), last: last && `${weekdays[weekdayOf(last)]}, ${day(last)}` };

  // Keeps a date picked before hydration.
  useEffect(() => {
    if (input.current?.value) choose(input.current.value);
  }, []);
  useEffect(() => {
    if (input.current && input.current.value !== enrolled) input.current.value = enrolled;
  }, [enrolled]);

  return (
    <div role="group" aria-labelledby="refund-heading" css={[box, !enrolled && notPrinted]}>
      <h3 id="refund-heading">{heading}</h3>
      <div css={{ maxWidth: "16rem" }}>
        <Field label="Date of enrolment">
          {(props) => (
            <input
              {...props}
              ref={input}
              type="date"
              max="9999-12-31" // limits years to four digits
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </Field>
      </div>
      <p role="status" css={[font.lead, reserveSpace]} data-reserve={interpolate(possible, longest)}>
        <span>{enrolled ? interpolate(possible, answer) : invitation}</span>
      </p>
    </div>
  );
}

/** An answer from the URL appears only after the first paint. */
const longest = { enrolled: "30 September 2026", last: "Wednesday, 30 September 2026" };

function choose(enrolled: string) {
  changeUrlState({ enrolled });
}

const box = {
  ...outlined,
  ...stack(space.m),
  marginTop: space.l,
  padding: "clamp(1rem, 4vw, 1.5rem)",
  background: color.panel,
  [noScript]: { display: "none" },
};

export const query = graphql`
  fragment RefundHelper on Refund { heading invitation days possible }
`;
