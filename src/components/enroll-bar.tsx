import { graphql } from "gatsby";
import { enquiry } from "../contact-links";
import { rupees } from "../format";
import { color, from, line, space, text } from "../theme";
import { ButtonLink } from "./button-link";

type EnrollBarProps = { course: Queries.EnrollBarFragment };

/** Fee and button at the foot of small screens, while what stands before it in the same parent is being read. */
export function EnrollBar({ course }: EnrollBarProps) {
  return (
    <div css={bar}>
      <span css={{ lineHeight: 1.2 }}>
        <b css={fee}>{rupees(course.price)}</b>
        <br />
        <span css={text.small}>{course.pageDuration}</span>
      </span>
      <ButtonLink to={enquiry("enroll", course.slug)}>Enroll Now</ButtonLink>
    </div>
  );
}

const bar = {
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  padding: `0.625rem ${space.gutter}`,
  borderTop: line.ink,
  background: color.card,
  [from.tall]: { position: "sticky" as const, bottom: 0 },
  [from.desktop]: { display: "none" },
};
const fee = { ...text.h3, fontVariantNumeric: "tabular-nums" };

export const query = graphql`
  fragment EnrollBar on Course {
    slug
    price
    pageDuration
  }
`;
