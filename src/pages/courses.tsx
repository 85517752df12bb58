import { graphql, type PageProps } from "gatsby";
import { DownloadLink } from "../components/shared/download-link";
import { Compare } from "../components/courses/compare";
import { CourseList } from "../components/courses/course-list";
import { ShortCourses } from "../components/courses/short-courses";
import { RouteMap } from "../components/courses/route-map";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { outputPaths } from "../content/output-paths";
import { feesTax, withTax } from "../content/price-lines";

export default function CoursesPage({ data, location }: PageProps<Queries.CoursesQuery>) {
  const { seo, title, hero, routes, list, choosing, shortCourses, invitation } = data.coursePages;
  return (
    <Layout seo={{ ...seo, data: outputPaths.courseData }} path={location.pathname} invitation={invitation}>
      <Hero hero={hero} kicker={title} here={title}>
        <DownloadLink download={data.brochure} />
      </Hero>
      <RouteMap courses={data.allCourse.nodes} copy={routes} />
      <Section id="list" heading={withTax(list, feesTax(data.payment.gst))}>
        <CourseList courses={data.allCourse.nodes} copy={choosing} />
        {data.allHomeCourse.nodes.length > 0 && <ShortCourses courses={data.allHomeCourse.nodes} copy={shortCourses} />}
      </Section>
      <Compare courses={data.allCourse.nodes} copy={data.coursePages} />
    </Layout>
  );
}

export const query = graphql`
  query Courses {
    coursePages {
      title
      seo { ...Seo }
      hero { ...Hero }
      routes { ...RouteMapCopy }
      list { ...Section }
      choosing { ...CourseFilter }
      shortCourses { ...ShortCoursesCopy }
      ...Compare
      invitation { ...Invitation }
    }
    payment { ...TaxTerms }
    brochure: download(path: { eq: "/downloads/brochure.pdf" }) { ...DownloadLink }
    allCourse { nodes { ...RouteMap ...CourseCard ...CompareTable } }
    # Short courses, which have no page of their own.
    allHomeCourse(filter: { shortCourse: { title: { ne: null } } }) {
      nodes { ...ShortCourses }
    }
  }
`;
