import { graphql } from "gatsby";
import { enquiry } from "../../enquiry";
import { hidden } from "../../theme";
import { ButtonLink } from "../basics/button-link";
import { DownloadLink } from "../basics/download-link";
import { EnrollBanner } from "../detail/enroll-banner";

type CourseInvitationProps = { of: Queries.CourseInvitationFragment; brochure: Queries.DownloadLinkFragment };

/** The end of a course's page: enrol, talk it over, or take the brochure along. */
export function CourseInvitation({ of: { slug, title, enroll }, brochure }: CourseInvitationProps) {
  return (
    <EnrollBanner of={enroll}>
      <ButtonLink to={enquiry("enroll", slug)} kind="highlight">
        Enroll Now <span css={hidden}>in {title}</span>
      </ButtonLink>
      <ButtonLink to={enquiry("consultation", slug)} kind="plain">
        Schedule Free Consultation <span css={hidden}>about {title}</span>
      </ButtonLink>
      <DownloadLink of={brochure} />
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
