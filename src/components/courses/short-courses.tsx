import { graphql, Link } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { headingId } from "../../text/heading-id";
import { from, hidden, line, plainList, space, text } from "../../theme/theme";

type ShortCoursesProps = { courses: readonly Queries.ShortCoursesFragment[]; heading: Queries.SectionFragment };

/** Courses without a page of their own, each linked to the enquiry form. */
export function ShortCourses({ courses, heading: { heading, lead } }: ShortCoursesProps) {
  return (
    <div css={frame}>
      <div css={intro}>
        <h3 css={text.h3}>{heading}</h3>
        {lead && <p css={text.small}>{lead}</p>}
      </div>
      <ul css={list}>
        {courses.map(({ title }) => (
          <li key={title}>
            <Link to={enquiryLink("enroll", headingId(title))} css={link}>
              <span css={hidden}>Enquire about </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const frame = {
  display: "grid",
  gap: space.m,
  marginTop: space.xl,
  paddingTop: space.l,
  borderTop: line.ink,
  [from.desktop]: { gridTemplateColumns: "6fr 5fr", columnGap: space.xl },
};
const intro = { display: "grid", alignContent: "start", gap: space.s, maxWidth: "44rem" };
const list = {
  ...plainList,
  display: "flex",
  flexWrap: "wrap" as const,
  alignContent: "start",
  gap: `${space.s} ${space.l}`,
  [from.desktop]: { justifyContent: "flex-end" },
};
const link = { position: "relative" as const, display: "inline-block", paddingBlock: "0.25rem", fontWeight: 700 };

export const query = graphql`
  fragment ShortCourses on HomeCourse {
    title
  }
`;
