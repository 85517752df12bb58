import { graphql } from "gatsby";
import { assertPresent } from "../../assert-present";
import { whatsappQuestion } from "../../contact/contact-links";
import { enquiryLink } from "../../contact/enquiry-link";
import { cluster, color, font, from, line, print, space, srOnly, stack, style } from "../../theme/theme";

type ShortCoursesProps = { courses: readonly Queries.ShortCoursesFragment[]; copy: Queries.ShortCoursesCopyFragment };

/** Courses without their own page, each with an anchor for links from the home page, and ways to enquire. */
export function ShortCourses({ courses, copy: { heading, lead, fee } }: ShortCoursesProps) {
  return (
    <div css={frame}>
      <div css={intro}>
        <h3>{heading}</h3>
        {lead && <p css={font.small}>{lead}</p>}
      </div>
      <ul css={list}>
        {courses.map(({ shortCourse, anchor, duration, description }) => {
          const { title, level } = assertPresent(shortCourse, "shortCourse");
          return (
            <li key={anchor} id={anchor} css={row}>
              <h4>{title}</h4>
              <p css={{ color: color.inkSoft }}>
                {`${duration}, ${level}. `}
                <span css={{ whiteSpace: "nowrap" }}>{fee}.</span>
              </p>
              <p>{description}</p>
              <p css={links}>
                <a href={whatsappQuestion(`/courses#${anchor}`, title)} rel="noopener" css={link}>
                  Ask on WhatsApp<span css={srOnly}> about {title}</span>
                </a>
                <a href={enquiryLink("consultation", anchor)} css={link}>
                  Free consultation<span css={srOnly}> about {title}</span>
                </a>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const frame = style({
  ...stack(space.m),
  marginTop: space.xl,
  paddingTop: space.l,
  borderTop: line.ink,
  [print]: { breakInside: "avoid" },
});
const intro = { ...stack(space.s), alignContent: "start", maxWidth: "44rem" };
const list = { ...font.small, display: "grid", [from.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: space.xl } };
const row = style({
  position: "relative", // contains visually hidden text
  paddingBlock: space.m,
  borderTop: line.soft,
  ":target": { outline: line.ink, outlineOffset: space.s, background: color.card },
});
const links = cluster(`0 ${space.l}`);
const link = { fontWeight: 700 };

export const query = graphql`
  fragment ShortCourses on HomeCourse { shortCourse { title level } anchor duration description }
  fragment ShortCoursesCopy on CoursePagesShortCourses { heading lead fee }
`;
