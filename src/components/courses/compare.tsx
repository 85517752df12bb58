import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { Island } from "../../islands/island";
import { cluster, color, narrowWithScript, notPrinted, scriptOnly, space } from "../../theme/theme";
import { Section } from "../layout/section";
import { CompareTable } from "./compare-table";

type CompareProps = ComponentProps<typeof CompareTable> & { copy: Queries.CompareFragment };

/**
 * Compares all courses, or the two or three that a visitor ticks in the list. Narrow screens show only ticked courses.
 */
export function Compare(props: CompareProps) {
  const { compare } = props.copy;
  return (
    <div css={band}>
      <Section id="compare" heading={compare} ground="panel" takesFocus>
        <div css={links}>
          <a href="#list" css={back}>
            {compare.legend}
          </a>
          <Island name="PrintButton" props={{}} css={scriptOnly} />
        </div>
        <CompareTable {...props} />
      </Section>
    </div>
  );
}

/**
 * Narrow screens hide the comparison until courses are ticked. Until then, a link to this section shows only how to
 * tick them.
 */
const band = {
  [narrowWithScript]: {
    "& > :not(:target, :has([data-compared])), & section section:not(:has([data-compared]))": { display: "none" },
  },
};
const links = {
  ...cluster(space.m),
  alignItems: "center",
  justifyContent: "space-between",
  marginBottom: space.l,
  ...notPrinted,
};
const back = { color: color.deep, fontWeight: 700, ...scriptOnly };

export const query = graphql`
  fragment Compare on CoursePages { compare { heading lead legend } ...CompareTableCopy }
`;
