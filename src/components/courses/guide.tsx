import { graphql } from "gatsby";
import { useState } from "react";
import { budgets, goalsOf, guided, guideEnds, parseAnswers, recommend } from "./guide-ends";
import { endsWithoutScript } from "./guide-without-script";
import { useHydrated } from "../../browser/use-hydrated";
import { useUrlState } from "../../browser/url-state";
import { accent, color, column, from, line, notPrinted, print, space, text } from "../../theme/theme";
import { Disclosure } from "../basics/disclosure";
import { Widget } from "../basics/widget";
import { board } from "./board";
import { GuideEnd, postRoom } from "./guide-end";
import { GuideQuestions } from "./guide-questions";

type GuideProps = { courses: readonly Queries.GuideEndFragment[]; copy: Queries.GuideFragment };

/** Four questions, and the course that they lead to. Styles answer until the page is hydrated; then the URL holds the answers. */
export function Guide({ courses: all, copy }: GuideProps) {
  const courses = guided(all);
  const ends = guideEnds(courses);
  const options = { goals: goalsOf(ends), fees: budgets(courses) };
  const answers = parseAnswers(useUrlState(), options);
  const isHydrated = useHydrated();
  const end = recommend(ends, answers);
  const [isOpen, setIsOpen] = useState(false);
  if (end && !isOpen) setIsOpen(true); // and stays open when the answers are taken back
  if (courses.length === 0) return null;
  const shown = isHydrated ? ends.filter((other) => other === end) : ends;
  return (
    <section aria-labelledby="guide-heading" css={ground}>
      <div css={frame}>
        <Disclosure
          id="guide"
          open={isOpen}
          css={details}
          summary={
            <h2 id="guide-heading" css={board}>
              {copy.heading}
            </h2>
          }
        >
          <Widget name="guide" fallback={null}>
            <div css={[columns, !isHydrated && endsWithoutScript(ends, options.fees)]}>
              <GuideQuestions copy={copy} options={options} answers={answers} />
              <p css={rule}>{copy.rule}</p>
              <div css={signpost}>
                <div role="status">
                  {!end && <p data-invitation>{copy.invitation}</p>}
                  <div data-ends>
                    {shown.map((one) => (
                      <GuideEnd key={ends.indexOf(one)} end={one} can={answers.can} copy={copy} />
                    ))}
                  </div>
                </div>
              </div>
            </div>
          </Widget>
        </Disclosure>
      </div>
    </section>
  );
}

const ground = {
  background: color.panel,
  borderBottom: line.ink,
  "&:not(:has(:checked[name=goal]))": notPrinted,
};
const frame = { ...column, position: "relative" as const };
const details = { "& > summary": { paddingBlock: space.m } };
const columns = {
  display: "flex",
  flexDirection: "column" as const,
  gap: space.l,
  paddingTop: space.s,
  [from.desktop]: {
    display: "grid",
    columnGap: space.xl,
    gridTemplateColumns: "7fr 5fr",
    gridTemplateRows: "auto 1fr",
  },
};
/** A post that carries boards. Below the questions it peeks out at the foot of the window as soon as it has an answer. */
const signpost = {
  position: "relative" as const,
  padding: `${space.l} 0 ${space.l} ${postRoom}`,
  borderTop: line.soft,
  background: color.panel,
  "&::before": {
    content: '""',
    position: "absolute" as const,
    insetBlock: `${space.s} 0`,
    left: "0.75rem",
    width: "0.875rem",
    border: line.ink,
    borderBottom: 0,
    borderRadius: "4px 4px 0 0",
    background: accent.clay,
  },
  [from.tall]: {
    "div:has(> form :checked[name=goal]) > &": { position: "sticky" as const, bottom: "-12rem", minHeight: "18rem" },
  },
  [from.desktop]: {
    gridArea: "1 / 2 / span 2",
    minHeight: "18rem",
    paddingTop: 0,
    borderTop: 0,
    "&&": { position: "relative" as const },
  },
  [print]: { "&&": { position: "relative" as const } },
};
const rule = { ...text.small, color: color.inkSoft, maxWidth: "66ch", paddingBottom: space.l };

export const query = graphql`
  fragment Guide on CoursePagesWhichCourse {
    heading
    invitation
    rule
    ...GuideQuestions
    ...GuideEndCopy
  }
`;
