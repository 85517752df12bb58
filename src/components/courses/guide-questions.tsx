import { graphql } from "gatsby";
import type { Answers, Options } from "./recommendations";
import { plainPress } from "../../browser/plain-press";
import { rupees } from "../../text/format";
import { color, space, style } from "../../theme/theme";
import { Pills, Select } from "./url-state-fields";
import { clearFields, UrlStateForm } from "./url-state-form";

type GuideQuestionsProps = { copy: Queries.GuideQuestionsFragment; options: Options; answers: Answers };

/** The four questions of the guide. */
export function GuideQuestions({ copy, options, answers: { can, goal, few, budget } }: GuideQuestionsProps) {
  const goals = copy.goals.filter((one) => options.goals.includes(one.goal));
  return (
    <UrlStateForm
      label={copy.heading}
      action="/courses#guide"
      values={{ can: can.join(), goal: goal ?? "", hours: few ? "few" : "", budget: String(budget ?? "") }}
      hash="#guide" // a URL with answers opens at the guide
      css={form}
    >
      <Pills label={copy.can} name="can" several options={copy.skills.map(({ skill, text }) => [skill, text])} />
      <Pills label={copy.want} name="goal" options={goals.map(({ goal, text }) => [goal, text])} />
      <Pills
        label={copy.hours}
        name="hours"
        options={[
          ["", copy.enough],
          ["few", copy.few],
        ]}
      />
      <Select label={copy.budget} name="budget" any="Any fee" options={options.fees.map((fee) => [fee, rupees(fee)])} />
      <a href="/courses#guide" {...plainPress(() => clearFields("can", "goal", "hours", "budget"))} css={again}>
        {copy.again}
      </a>
    </UrlStateForm>
  );
}

const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: `${space.l} ${space.xl}`,
  "& > fieldset:nth-of-type(-n + 2), & > a": { flexBasis: "100%" },
  "& input, & select": { scrollMarginBottom: "6rem" }, // not covered by the sticky signpost
});
const again = {
  color: color.ink,
  fontWeight: 700,
  "form:not(:has([name=goal]:checked)) > &": { display: "none" },
};

export const query = graphql`
  fragment GuideQuestions on CoursePagesWhichCourse {
    heading can
    skills { skill text }
    want
    goals { goal text }
    hours few enough budget again
  }
`;
