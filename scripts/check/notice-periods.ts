/** Periods that the notice at the forms promises. */
import { warningAt, type Source, type Warning } from "./source";

const policy = "policies/privacy.md";

/** Warns of periods and ages in the notice that the privacy policy does not have. */
export function noticePeriodWarnings(source: Source): Warning[] {
  const rules = source.passages.filter(({ file }) => file === policy).map(({ text }) => text.toLowerCase());
  if (rules.length === 0) return []; // the policy is missing, which is an error
  const notice = source.passages.filter(({ file, path }) => file === "forms.json" && path[0] === "notice");
  return notice.flatMap((passage) =>
    [...passage.text.toLowerCase().matchAll(/\d+ (?:days?|months?|years?)|under \d+/g)]
      .filter(([period]) => !rules.some((rule) => rule.includes(period)))
      .map(([period]) =>
        warningAt(source, passage, `says ${period}, but ${policy} does not: write one period in both`),
      ),
  );
}
