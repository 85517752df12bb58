import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { hidden } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";
import { DownloadLink } from "../basics/download-link";
import { EnrollBanner } from "../detail/enroll-banner";

type CourseInvitationProps = { course: Queries.CourseInvitationFragment; brochure: Queries.DownloadLinkFragment };

/** The banner at the end of a course page: enrol, book a consultation or download the brochure. */
export function CourseInvitation({ course: { slug, title, enroll }, brochure }: CourseInvitationProps) {
  return (
    <EnrollBanner copy={enroll}>
      <ButtonLink to={enquiryLink("enroll", slug)} kind="highlight">
        Enroll Now <span css={hidden}>in {title}</span>
      </ButtonLink>
      <ButtonLink to={enquiryLink("consultation", slug)} kind="plain">
        Schedule Free Consultation <span css={hidden}>about {title}</span>
      </ButtonLink>
      <DownloadLink download={brochure} />
    </EnrollBanner>
  );
}

export const query = graphql`
  fragment CourseInvitation on Course {
    slug
    title
    enroll {
      ...EnrollBanner
    }
  }
`;
