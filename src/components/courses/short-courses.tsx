import { graphql, Link } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { headingId } from "../../text/heading-id";
import { color, from, hidden, line, plainList, radius, space, text } from "../../theme/theme";

type ShortCoursesProps = { courses: readonly Queries.ShortCoursesFragment[]; heading: Queries.SectionFragment };

/** Courses without a page of their own, each a place that the home page links to, with a link to the enquiry form. */
export function ShortCourses({ courses, heading: { heading, lead } }: ShortCoursesProps) {
  return (
    <div css={frame}>
      <div css={intro}>
        <h3 css={text.h3}>{heading}</h3>
        {lead && <p css={text.small}>{lead}</p>}
      </div>
      <ul css={list}>
        {courses.map(({ title, weeks, level }) => (
          <li key={title} id={headingId(title)} css={row}>
            <Link to={enquiryLink("enroll", headingId(title))} css={link}>
              <span css={hidden}>Enquire about </span>
              {title}
            </Link>
            {`: ${weeks} weeks, ${level}`}
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
const list = { ...plainList, ...text.small, display: "grid", gap: space.s, margin: `0 -${space.s}` };
const row = { padding: space.s, borderRadius: radius.small, ":target": { outline: line.ink, background: color.card } };
const link = { position: "relative" as const, fontWeight: 700 };

export const query = graphql`
  fragment ShortCourses on HomeCourse {
    title
    weeks
    level
  }
`;
