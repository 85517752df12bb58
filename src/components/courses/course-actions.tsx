import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { hidden } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";
import { DownloadLink } from "../basics/download-link";

type CourseActionsProps = { course: Queries.CourseActionsFragment };

/** The buttons in a course's hero. */
export function CourseActions({ course: { slug, title, syllabus } }: CourseActionsProps) {
  return (
    <>
      <ButtonLink to={enquiryLink("enroll", slug)}>
        Enroll Now <span css={hidden}>in {title}</span>
      </ButtonLink>
      <ButtonLink to={enquiryLink("demo", slug)} kind="plain">
        Book a demo class
      </ButtonLink>
      <DownloadLink download={syllabus} />
    </>
  );
}

export const query = graphql`
  fragment CourseActions on Course {
    slug
    title
    syllabus {
      ...DownloadLink
    }
  }
`;
