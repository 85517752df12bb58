/** Lists what only the institute can know and has not said yet, and where the notice at the forms leaves the privacy policy. */
import { escaped, place, type Section } from "./markdown";
import { entriesOf, lacks, passageAt, type Source } from "../check/source";

/** Returns the section on what is still open. */
export function openFacts(source: Source): Section {
  return {
    title: "What only the institute can say",
    lead: "Fields that nobody else can fill in. As long as they are empty the site does not speak of the matter.",
    warnings: [
      ...unlikePolicy(source),
      ...(lacks(source, "payment.json", ["gst"])
        ? ["`data/payment.json` says nothing of GST (`gst`): whether fees include it, or which rate is added."]
        : []),
      ...entriesOf(source, "alumni.json").flatMap((entry) => {
        const story = passageAt(source, "alumni.json", [...entry, "name"]);
        const open = Object.entries(ofStories).filter(([field]) => lacks(source, "alumni.json", [...entry, field]));
        if (!story || open.length === 0) return [];
        const what = open.map(([field, means]) => `${means} (\`${field}\`)`).join(", ");
        return [`The story of **${escaped(story.text)}**, ${place(story)}, does not say ${what}.`];
      }),
    ],
    listing: "",
  };
}

/** What has to be known of a graduate who is shown (CCPA, guidelines for coaching, 2024). */
const ofStories = { paid: "whether the course was paid for", consent: "when consent to be shown was recorded" };

const policy = "policies/privacy.md";

/** Periods and ages of the notice that the policy does not have. */
function unlikePolicy({ passages }: Source): string[] {
  const rules = passages.filter(({ file }) => file === policy).map(({ text }) => text.toLowerCase());
  const notice = passages.filter(({ file, path }) => file === "forms.json" && path[0] === "notice");
  return notice.flatMap((passage) =>
    [...passage.text.toLowerCase().matchAll(/\d+ (?:days?|months?|years?)|under \d+/g)]
      .filter(([period]) => !rules.some((rule) => rule.includes(period)))
      .map(([period]) => `${place(passage)} says ${period}, of which \`data/${policy}\` says nothing.`),
  );
}
