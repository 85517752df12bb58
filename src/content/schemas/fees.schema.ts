/** Prices, payment and refunds. */
import { object, pattern, whole } from "./shapes";
import { reference, templateText, text, unique, yesNo } from "./fields";

export const fee = object("Fee", "A row of the fee list on the admissions page.", {
  course: unique(reference("courses.json", "The course, whose fee, duration and Popular badge the list shows.")),
});

const gst = object({ id: "Gst", title: "GST" }, "GST on fees and prices, as the institute’s accountant says.", {
  rate: whole([0, 100], "The rate in per cent: 18"),
  included: yesNo("Whether the content’s prices include it; if not, the site adds it to the fees of courses.json."),
});

export const payment = object("Payment", "What a learner pays, and by which rules.", {
  heading: text("The heading.", 120),
  tax: text("The sentence about tax beside prices, until gst takes its place.", 240),
  gst: gst.optional(),
  included: text("What the fee includes.", 400),
  excluded: text("What it does not include.", 400),
  missed: text("What happens if a learner misses a class.", 400, "If you miss a class").optional(),
  certificate: text("What a certificate names, and who gets one.", 400).optional(),
  emi: text("The sentence about instalments.", 400, "Instalments (EMI)"),
  inParts: templateText("The fee of a course in three parts, after that sentence.", "part"),
  rules: text("The link to the refund rules.", 60),
  ask: text("The link to the message form.", 60),
});

/** The values in this file that texts may reference. */
const figures = "refund:days? refund:percent?";

export const refund = object(
  "Refund",
  "The refund rule, and the helper that works out the last day for a full refund.",
  {
    days: whole([0, 365], "For how many days after enrolment a full refund is possible. Texts write {refund:days}."),
    percent: whole([1, 100], "The per cent of the content that may have been used. Texts write {refund:percent}."),
    // Parsed again after named figures are resolved; the check rejects literal figures.
    rule: pattern(/^(?=.*(?:\{refund:days\}|\d) days)(?=.*(?:\{refund:percent\}|\d)%)\S.*\S$/, {
      description: "The rule, beside a price, with {refund:days} and {refund:percent} for its figures.",
      fix: "a sentence with {refund:days} days and {refund:percent}% in it, without a space at either end",
    }),
    batch: templateText("The last day for somebody who enrols at the first class.", "start? last refund:days?"),
    heading: text("The heading of the helper.", 120),
    invitation: text("What is shown before a day is picked.", 240, "Before a day is picked"),
    possible: templateText("The last day for a full refund, past or to come.", `enrolled last ${figures}`),
  },
);
