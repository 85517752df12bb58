import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { Island } from "../../islands/island";
import { cluster, color, narrowWithScript, notPrinted, scriptOnly, space } from "../../theme/theme";
import { Section } from "../layout/section";
import { CompareTable } from "./compare-table";

type CompareProps = Omit<ComponentProps<typeof CompareTable>, "caption"> & { copy: Queries.CompareFragment };

/**
 * Compares all courses, or the two or three that a visitor ticks in the list. Narrow screens show only ticked courses.
 */
export function Compare({ copy, ...rest }: CompareProps) {
  return (
    <div css={band}>
      <Section id="compare" heading={copy} ground="panel" takesFocus>
        <div css={links}>
          <a href="#list" css={back}>
            {copy.legend}
          </a>
          <Island name="PrintButton" props={{}} css={scriptOnly} />
        </div>
        <CompareTable caption={copy.caption} {...rest} />
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
  fragment Compare on CoursePagesCompare { heading lead legend caption }
`;
