import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { CourseSections } from "../components/course-sections";
import { Hero } from "../components/hero";
import { Layout } from "../components/layout";
import { enquiry } from "../contact-links";
import { required } from "../required";

/** The page of one course (and, with its sections, of one service). */
export default function DetailPage({ data, location }: PageProps<Queries.DetailQuery>) {
  const page = required(data.detailPage, "detailPage");
  const words = required(data.coursePages, "coursePages").detail;
  return (
    <Layout seo={page.seo} path={location.pathname}>
      <Hero of={page.hero} kicker={words.kicker} trail={[{ label: "Courses", to: "/courses" }]} here={page.title}>
        <ButtonLink to={enquiry("enroll", page.slug)}>Enroll Now</ButtonLink>
        <ButtonLink to={enquiry("demo", page.slug)} kind="plain">
          Book a demo class
        </ButtonLink>
      </Hero>
      {page.__typename === "Course" && <CourseSections course={page} headings={words} />}
    </Layout>
  );
}

export const query = graphql`
  query Detail($id: String!) {
    detailPage(id: { eq: $id }) {
      __typename
      title
      slug
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      ...CourseSections
    }
    coursePages {
      detail {
        kicker
        ...CourseHeadings
      }
    }
  }
`;
