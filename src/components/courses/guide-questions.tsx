import { graphql } from "gatsby";
import type { Answers, Options } from "./recommendations";
import { plainPress } from "../../browser/plain-press";
import { changeUrlState } from "../../browser/url-state";
import { color, space } from "../../theme/theme";
import { choice, choices } from "../basics/choice-style";
import { FeeSelect } from "./fee-select";
import { UrlStateForm } from "./url-state-form";

type GuideQuestionsProps = { copy: Queries.GuideQuestionsFragment; options: Options; answers: Answers };

/** The four questions of the guide. */
export function GuideQuestions({ copy, options, answers: { can, goal, few, budget } }: GuideQuestionsProps) {
  const goals = copy.goals.filter((one) => options.goals.includes(one.goal));
  return (
    <UrlStateForm
      label={copy.heading}
      action="/courses#guide"
      values={{ can: can.join(), goal: goal ?? "", hours: few ? "few" : "", budget: String(budget ?? "") }}
      hash="#guide" // an address with answers leads to them
      css={form}
    >
      <fieldset css={choices}>
        <legend>{copy.can}</legend>
        {copy.skills.map(({ skill, text }) => (
          <label key={skill} css={choice}>
            <input type="checkbox" name="can" value={skill} />
            {text}
          </label>
        ))}
      </fieldset>
      <fieldset css={choices}>
        <legend>{copy.want}</legend>
        {goals.map((option) => (
          <label key={option.goal} css={choice}>
            <input type="radio" name="goal" value={option.goal} />
            {option.text}
          </label>
        ))}
      </fieldset>
      <fieldset css={choices}>
        <legend>{copy.hours}</legend>
        {["", "few"].map((hours) => (
          <label key={hours} css={choice}>
            <input type="radio" name="hours" value={hours} defaultChecked={!hours} />
            {hours === "few" ? copy.few : copy.enough}
          </label>
        ))}
      </fieldset>
      <FeeSelect label={copy.budget} name="budget" any="Any fee" fees={options.fees} />
      <a href="/courses#guide" {...plainPress(startAgain)} css={again}>
        {copy.again}
      </a>
    </UrlStateForm>
  );
}

function startAgain() {
  changeUrlState({ can: "", goal: "", hours: "", budget: "" });
  // The link disappears.
  document.querySelector<HTMLInputElement>("[name=can]")?.focus();
}

const form = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignContent: "start",
  gap: `${space.l} ${space.xl}`,
  "& > fieldset:nth-of-type(-n + 2), & > a": { flexBasis: "100%" },
  "& input, & select": { scrollMarginBottom: "6rem" }, // clear of the answer at the foot of the window
};
const again = {
  paddingBlock: "0.25rem",
  color: color.ink,
  fontWeight: 700,
  "form:not(:has([name=goal]:checked)) > &": { display: "none" },
};

export const query = graphql`
  fragment GuideQuestions on CoursePagesWhichCourse {
    heading
    can
    skills {
      skill
      text
    }
    want
    goals {
      goal
      text
    }
    hours
    few
    enough
    budget
    again
  }
`;
