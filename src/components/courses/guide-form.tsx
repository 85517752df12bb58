import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { budgets, goalsOf, parseAnswers, recommend } from "./recommendations";
import { plainPress } from "../../browser/plain-press";
import { useUrlState } from "../../browser/url-state";
import { rupees } from "../../text/format";
import { accent, cluster, color, from, line, print, space, style } from "../../theme/theme";
import { GuideRecommendation, postRoom, type GuideCourse } from "./guide-recommendation";
import { Pills, Select } from "./url-state-fields";
import { clearFields, UrlStateForm } from "./url-state-form";

type GuideFormProps = { courses: readonly GuideCourse[]; copy: Queries.GuideFormFragment; children?: ReactNode };

/** The guide's questions, how it decides, and its answer on a signpost. */
export function GuideForm({ courses, copy, children }: GuideFormProps) {
  const options = { goals: goalsOf(courses), fees: budgets(courses) };
  const answers = parseAnswers(useUrlState(), options);
  const { can, goal, few, budget } = answers;
  const goals = copy.goals.filter((one) => options.goals.includes(one.goal));
  const recommendation = recommend(courses, answers);

  return (
    <div css={columns}>
      <UrlStateForm
        aria-label={copy.heading}
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
        <Select
          label={copy.budget}
          name="budget"
          any="Any fee"
          options={options.fees.map((fee) => [fee, rupees(fee)])}
        />
        <a href="/courses#guide" {...plainPress(() => clearFields("can", "goal", "hours", "budget"))} css={again}>
          {copy.again}
        </a>
      </UrlStateForm>
      {children}
      <div css={signpost}>
        <div role="status">
          {recommendation ? (
            <GuideRecommendation recommendation={recommendation} copy={copy} />
          ) : (
            <p>{copy.invitation}</p>
          )}
        </div>
      </div>
    </div>
  );
}

const columns = style({
  display: "flex",
  flexDirection: "column",
  gap: space.l,
  paddingTop: space.s,
  [from.desktop]: {
    display: "grid",
    columnGap: space.xl,
    gridTemplateColumns: "7fr 5fr",
    gridTemplateRows: "auto 1fr",
  },
});
/** A signpost. Once a goal is selected, its top sticks to the bottom of the window. */
const signpost = style({
  position: "relative",
  padding: `${space.l} 0 ${space.l} ${postRoom}`,
  borderTop: line.soft,
  background: color.panel,
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: `${space.s} 0`,
    left: "0.75rem",
    width: "0.875rem",
    border: line.ink,
    borderBottom: 0,
    borderRadius: "4px 4px 0 0",
    background: accent.clay,
  },
  [from.tall]: {
    "div:has(> form :checked[name=goal]) > &": { position: "sticky", bottom: "-12rem", minHeight: "18rem" },
  },
  [from.desktop]: {
    gridArea: "1 / 2 / span 2",
    minHeight: "18rem",
    paddingTop: 0,
    borderTop: 0,
    "&&": { position: "relative" },
  },
  [print]: { "&&": { position: "relative" } },
});
const form = style({
  ...cluster(`${space.l} ${space.xl}`),
  alignContent: "start",
  "& > fieldset:nth-of-type(-n + 2), & > a": { flexBasis: "100%" },
  "& input, & select": { scrollMarginBottom: "6rem" }, // not covered by the sticky signpost
});
const again = { color: color.ink, fontWeight: 700, "form:not(:has([name=goal]:checked)) > &": { display: "none" } };

export const query = graphql`
  fragment GuideForm on CoursePagesWhichCourse {
    heading can
    skills { skill text }
    want
    goals { goal text }
    hours few enough budget again
    invitation
    ...GuideRecommendationCopy
  }
`;
