import { graphql } from "gatsby";
import { Island } from "../../islands/island";
import { color, column, line, noScript, notPrinted, space } from "../../theme/theme";
import { Disclosure } from "../basics/disclosure";
import { board } from "./board";
import { guided } from "./recommendations";
import { GuideTable } from "./guide-table";

type GuideProps = { courses: readonly Queries.GuideTableFragment[]; copy: Queries.GuideFragment };

/** Four questions, and the course that they lead to; a table of the courses where script does not answer. */
export function Guide({ courses: all, copy }: GuideProps) {
  const courses = guided(all);
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
            css={withScript}
            props={{
              copy,
              courses: courses.map(({ slug, path, title, level, price, durations, guide }) => ({
                slug,
                path,
                title,
                level,
                price,
                durations,
                guide,
              })),
            }}
          />
          <GuideTable courses={courses} copy={copy} />
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
const withScript = { [noScript]: { display: "none" } };

export const query = graphql`
  fragment Guide on CoursePagesWhichCourse {
    heading
    ...GuideForm
    ...GuideTableCopy
  }
`;
