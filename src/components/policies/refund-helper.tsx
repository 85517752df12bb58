import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { day } from "../../text/format";
import { indiaTime, isDate } from "../../time/india-time";
import { useNow } from "../../time/use-now";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { dateWithWeekday, longestSentence, refundAnswer } from "./refund-deadline";
import { color, from, noScript, notPrinted, outlined, reserveSpace, space, stack } from "../../theme/theme";
import { Field } from "../forms/field";
import { CalendarLeaf } from "./calendar-leaf";

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
  const { sentence, last } =
    now === undefined ? { sentence: copy.invitation } : refundAnswer(enrolled, indiaTime(now).date, copy);

  // Keeps a date picked before hydration.
  useEffect(() => {
    if (input.current?.value) choose(input.current.value);
  }, []);
  useEffect(() => {
    if (input.current && input.current.value !== enrolled) input.current.value = enrolled;
  }, [enrolled]);

  return (
    <div role="group" aria-labelledby="refund-heading" css={[box, !last && notPrinted]}>
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
      <div css={answer}>
        <CalendarLeaf key={last} {...(last ? leafOf(last) : { top: "Refund", figure: copy.days, foot: "days" })} />
        <div
          role="status"
          css={[reserveSpace, { [from.tablet]: { alignItems: "center" } }]}
          data-reserve={longestSentence(copy)}
        >
          <p key={sentence}>{sentence}</p>
        </div>
      </div>
    </div>
  );
}

function choose(enrolled: string) {
  changeUrlState({ enrolled });
}

/** Splits a date for a calendar leaf. */
function leafOf(date: string) {
  const [figure = "", month = "", year = ""] = day(date).split(" ");
  return { top: `${month.slice(0, 3)} ${year}`, figure, foot: dateWithWeekday(date).split(",")[0] ?? "" };
}

const box = {
  ...outlined,
  ...stack(space.m),
  marginTop: space.l,
  padding: "clamp(1rem, 4vw, 1.5rem)",
  background: color.panel,
  [noScript]: { display: "none" },
};
const answer = {
  ...stack(space.m),
  alignItems: "center",
  [from.tablet]: { gridTemplateColumns: "auto 1fr", columnGap: space.l },
};

export const query = graphql`
  fragment RefundHelper on RefundHelper {
    heading hint invitation days firstYear possible past upcoming outside
    countdown { today tomorrow later }
  }
`;
