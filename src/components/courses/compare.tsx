import { graphql } from "gatsby";
import { Island } from "../../islands/island";
import { Section } from "../layout/section";
import { CompareTable } from "./compare-table";

type CompareProps = {
  courses: readonly Queries.CompareTableFragment[];
  copy: Queries.CompareFragment;
  basis: string;
};

const tableId = "compare-table";

/** A comparison of all courses, or of the two or three that a visitor ticks. */
export function Compare({ courses, copy, basis }: CompareProps) {
  return (
    <Section id="compare" heading={copy} ground="panel">
      <Island
        name="CompareChooser"
        query="compare"
        props={{ courses: courses.map(({ slug, title }) => ({ slug, title })), legend: copy.legend, tableId }}
      />
      <CompareTable id={tableId} courses={courses} caption={copy.caption} basis={basis} />
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
