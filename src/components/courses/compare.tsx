import { graphql } from "gatsby";
import { parseComparedSlugs } from "./course-order";
import { useUrlState } from "../../browser/url-state";
import { Widget } from "../basics/widget";
import { Section } from "../layout/section";
import { CompareChooser } from "./compare-chooser";
import { CompareTable } from "./compare-table";

type CompareProps = { courses: readonly Queries.CompareTableFragment[]; copy: Queries.CompareFragment };

/** A comparison of all courses, or of the two or three that a visitor ticks. */
export function Compare({ courses, copy }: CompareProps) {
  const selectedSlugs = parseComparedSlugs(
    useUrlState(),
    courses.map(({ slug }) => slug),
  );
  const selected = courses.filter(({ slug }) => selectedSlugs.includes(slug));
  return (
    <Section id="compare" heading={copy} ground="panel">
      <Widget name="comparison" fallback={null}>
        <CompareChooser courses={courses} selected={selected} legend={copy.legend} />
      </Widget>
      <CompareTable courses={selected.length > 1 ? selected : courses} caption={copy.caption} />
    </Section>
  );
}

export const query = graphql`
  fragment Compare on CoursePagesCompare {
    heading
    lead
    legend
    caption
  }
`;
