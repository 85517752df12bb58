import { graphql } from "gatsby";
import { Island } from "../../islands/island";
import { color, column, line, noScript, notPrinted, space, style, text } from "../../theme/theme";
import { InlineScript } from "../shared/inline-script";
import { Disclosure } from "../shared/disclosure";
import { board } from "./guide-recommendation";
import { guided } from "./recommendations";

type GuideProps = {
  courses: readonly Queries.GuideRecommendationFragment[];
  copy: Queries.GuideFragment;
  /** The text of the link to the comparison. */
  compare: string;
};

/** Four questions that lead to a course; without script, a link to the comparison of all courses. */
export function Guide({ courses: all, copy, compare }: GuideProps) {
  const courses = guided(all);
  const { rule, ...words } = copy;
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="guide-heading" css={ground}>
      <div css={frame}>
        <Disclosure
          id="guide"
          css={details}
          summary={
            <h2 id="guide-heading" css={board}>
              {copy.heading}
            </h2>
          }
        >
          <Island
            name="GuideForm"
            query="can goal hours budget"
            css={{ [noScript]: { display: "none" } }}
            props={{ copy: words, courses }}
          >
            <p css={small}>{rule}</p>
          </Island>
          <p css={withoutScript}>
            <a href="#compare">{compare}</a>
          </p>
          <InlineScript name="open-guide" />
        </Disclosure>
      </div>
    </section>
  );
}

const ground = { background: color.panel, borderBottom: line.ink, "&:not(:has(:checked[name=goal]))": notPrinted };
const frame = style({ ...column, position: "relative" });
const details = { "& > summary": { paddingBlock: space.m } };
const small = { ...text.quiet, maxWidth: "42em", paddingBottom: space.l };
/** Shown if the script is missing, which disables the form above (src/browser/notice.ts). */
const withoutScript = {
  display: "none",
  paddingBottom: space.l,
  "[data-off] ~ &": { display: "block" },
  [noScript]: { display: "block" },
};

export const query = graphql`
  fragment Guide on CoursePagesWhichCourse { heading rule ...GuideForm }
`;
