import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { budgets, goalsOf, parseAnswers, recommend } from "./recommendations";
import { useUrlState } from "../../browser/url-state";
import { accent, color, from, line, print, space, style } from "../../theme/theme";
import { GuideRecommendation, postRoom, type GuideCourse } from "./guide-recommendation";
import { GuideQuestions } from "./guide-questions";

type GuideFormProps = { courses: readonly GuideCourse[]; copy: Queries.GuideFormFragment; children?: ReactNode };

/** The questions of the guide, its rule, and a signpost with the answer. */
export function GuideForm({ courses, copy, children }: GuideFormProps) {
  const options = { goals: goalsOf(courses), fees: budgets(courses) };
  const answers = parseAnswers(useUrlState(), options);
  const recommendation = recommend(courses, answers);

  return (
    <div css={columns}>
      <GuideQuestions copy={copy} options={options} answers={answers} />
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
/** A signpost. Once there is an answer, its top sticks to the bottom of the window below the questions. */
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

export const query = graphql`
  fragment GuideForm on CoursePagesWhichCourse { invitation ...GuideQuestions ...GuideRecommendationCopy }
`;
