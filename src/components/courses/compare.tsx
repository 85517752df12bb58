import { graphql } from "gatsby";
import { parseComparedSlugs } from "./course-order";
import { outputPaths } from "../../content/output-paths";
import { useUrlState } from "../../browser/url-state";
import { color, notPrinted, space, text } from "../../theme/theme";
import { Widget } from "../basics/widget";
import { Section } from "../layout/section";
import { CompareChooser } from "./compare-chooser";
import { CompareTable } from "./compare-table";

type CompareProps = { courses: readonly Queries.CompareTableFragment[]; copy: Queries.CompareFragment };

/** All courses in one table, which narrows to two or three that a visitor ticks. */
export function Compare({ courses, copy }: CompareProps) {
  const slugs = parseComparedSlugs(
    useUrlState(),
    courses.map(({ slug }) => slug),
  );
  const compared = courses.filter(({ slug }) => slugs.includes(slug));
  return (
    <Section id="compare" heading={copy} ground="panel">
      <Widget name="comparison" fallback={null}>
        <CompareChooser courses={courses} selected={compared} legend={copy.legend} />
      </Widget>
      <CompareTable courses={compared.length > 1 ? compared : courses} caption={copy.caption} />
      <p css={below}>
        <a href={outputPaths.courseData} css={{ color: color.ink }}>
          {copy.openData}
        </a>
      </p>
    </Section>
  );
}

const below = { ...text.small, marginTop: space.m, ...notPrinted };

export const query = graphql`
  fragment Compare on CoursePagesCompare {
    heading
    lead
    legend
    caption
    openData
  }
`;
