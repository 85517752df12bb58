import { graphql } from "gatsby";
import { enquiry } from "../../enquiry";
import { ButtonLink } from "../basics/button-link";
import { DownloadLink } from "../basics/download-link";

type CourseActionsProps = { of: Queries.CourseActionsFragment };

/** What a visitor can do next about a course. */
export function CourseActions({ of: { slug, syllabus } }: CourseActionsProps) {
  return (
    <>
      <ButtonLink to={enquiry("enroll", slug)}>Enroll Now</ButtonLink>
      <ButtonLink to={enquiry("demo", slug)} kind="plain">
        Book a demo class
      </ButtonLink>
      <DownloadLink of={syllabus} />
    </>
  );
}

export const query = graphql`
  fragment CourseActions on Course {
    slug
    syllabus {
      ...DownloadLink
    }
  }
`;
