import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { day, longer } from "../../text/format";
import { interpolate } from "../../text/interpolate";
import { daysAfter, daysBetween, indiaTime, isDate, weekdayOf, weekdays } from "../../time/india-time";
import { useNow } from "../../time/use-now";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { color, noScript, notPrinted, outlined, reserveSpace, space, stack, text } from "../../theme/theme";
import { Field } from "../shared/field";

type RefundHelperProps = { copy: Queries.RefundHelperFragment };

/**
 * Calculates the last day for a full refund from the enrolment date in the URL: ?enrolled=2026-11-20.
 *
 * "Today" is today in India. Hidden without script; the section above states the rule.
 */
export function RefundHelper({ copy }: RefundHelperProps) {
  const input = useRef<HTMLInputElement>(null);
  const now = useNow();
  const chosen = useUrlState().get("enrolled") ?? "";
  const enrolled = isDate(chosen) ? chosen : "";
  const { sentence, isDated } = refundAnswer(now === undefined ? "" : enrolled, indiaTime(now ?? 0).date, copy);

  // Keeps a date picked before hydration.
  useEffect(() => {
    if (input.current?.value) choose(input.current.value);
  }, []);
  useEffect(() => {
    if (input.current && input.current.value !== enrolled) input.current.value = enrolled;
  }, [enrolled]);

  return (
    <div role="group" aria-labelledby="refund-heading" css={[box, !isDated && notPrinted]}>
      <h3 id="refund-heading">{copy.heading}</h3>
      <p id="refund-hint">{copy.hint}</p>
      <div css={{ maxWidth: "16rem" }}>
        <Field label="Date of enrolment" hintId="refund-hint">
          {(props) => (
            <input
              {...props}
              ref={input}
              type="date"
              min={`${copy.firstYear}-01-01`}
              max="9999-12-31" // limits years to four digits
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </Field>
      </div>
      <p role="status" css={[text.lead, reserveSpace]} data-reserve={longestAnswer(copy)}>
        <span>{sentence}</span>
      </p>
    </div>
  );
}

/** The answer for an enrolment date, "2026-11-20", and whether it states a deadline. */
function refundAnswer(enrolled: string, today: string, copy: RefundHelperProps["copy"]) {
  if (enrolled < "1000") return { sentence: copy.invitation, isDated: false }; // incomplete input
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (enrolled < String(copy.firstYear) || enrolled > inAYear)
    return { sentence: interpolate(copy.outside, { firstYear: String(copy.firstYear) }), isDated: false };

  const last = daysAfter(enrolled, copy.days);
  const left = daysBetween(today, last);
  const template =
    enrolled > today ? copy.upcoming : left < 0 ? copy.past : `${copy.possible} ${countdown(left, copy)}`;
  const dates = { enrolled: day(enrolled), last: `${weekdays[weekdayOf(last)]}, ${day(last)}`, days: String(left) };
  return { sentence: interpolate(template, dates), isDated: true };
}

/** Reserves the space of any answer, because one in the URL arrives after the first paint. */
function longestAnswer({ possible, past, upcoming, countdown: { later } }: RefundHelperProps["copy"]) {
  const dates = { enrolled: "30 September 2026", last: "Wednesday, 30 September 2026", days: "30" };
  return [`${possible} ${later}`, past, upcoming].map((one) => interpolate(one, dates)).reduce(longer);
}

const countdown = (days: number, { countdown: { today, tomorrow, later } }: RefundHelperProps["copy"]) =>
  [today, tomorrow][days] ?? later;

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
  fragment RefundHelper on RefundHelper {
    heading hint invitation days firstYear possible past upcoming outside
    countdown { today tomorrow later }
  }
`;
