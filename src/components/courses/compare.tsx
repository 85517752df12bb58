import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { color, narrowWithScript, scriptOnly, space, style } from "../../theme/theme";
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
        <a href="#list" css={back}>
          {compare.legend}
        </a>
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
const back = style({
  display: "inline-block",
  marginBottom: space.l,
  color: color.deep,
  fontWeight: 700,
  ...scriptOnly,
});

export const query = graphql`
  fragment Compare on CoursePages { compare { heading lead legend } ...CompareTableCopy }
`;
