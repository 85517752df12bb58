/** What a course fee includes, and the payment rules; worded the same wherever a fee is explained. */
import { object, whole } from "./shapes";
import { text, yesNo } from "./fields";

const gst = object({ id: "Gst", title: "GST" }, "GST on course fees, as the institute’s accountant says.", {
  rate: whole([1, 40], {
    description: "The rate in per cent: 18",
    fix: "a whole number of per cent without quotes, such as 18",
  }),
  included: yesNo("Whether the fees of courses.json include it; if not, the site adds it to every fee."),
});

export const payment = object("Payment", "What a learner pays, and by which rules.", {
  heading: text("The heading.", 60),
  tax: text("The sentence about tax, as the terms say it; for course fees, gst takes its place.", 120),
  gst: gst.optional(),
  included: text("What the fee includes.", 200),
  excluded: text("What it does not include.", 200),
  emi: text("The sentence about instalments.", 200).meta({ title: "Instalments (EMI)" }),
  rules: text("The link to the refund rules.", 30),
  ask: text("The link to the message form.", 30),
});
