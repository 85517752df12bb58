import { graphql, type PageProps } from "gatsby";
import { DownloadLink } from "../components/shared/download-link";
import { Compare } from "../components/courses/compare";
import { CourseList } from "../components/courses/course-list";
import { Guide } from "../components/courses/guide";
import { ShortCourses } from "../components/courses/short-courses";
import { Hero } from "../components/layout/hero";
import { InlineScript } from "../components/layout/inline-script";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { outputPaths } from "../content/output-paths";
import { withTax } from "../content/price-lines";

export default function CoursesPage({ data, location }: PageProps<Queries.CoursesQuery>) {
  const copy = assertPresent(data.coursePages, "coursePages");
  const { seo, title, hero, whichCourse, list, choosing, shortCourses, compare, invitation } = copy;
  const terms = assertPresent(data.payment, "payment");
  return (
    <Layout seo={{ ...seo, data: outputPaths.courseData }} path={location.pathname} invitation={invitation}>
      <Hero hero={hero} kicker={title} trail={[]} here={title}>
        <DownloadLink download={assertPresent(data.brochure, "brochure")} />
      </Hero>
      <Guide courses={data.allCourse.nodes} copy={whichCourse} compare={choosing.compare} />
      <Section id="list" heading={withTax(list, terms)}>
        <CourseList courses={data.allCourse.nodes} copy={choosing} />
        <ShortCourses courses={data.allHomeCourse.nodes} copy={shortCourses} />
      </Section>
      <Compare
        courses={data.allCourse.nodes}
        copy={compare}
        goals={whichCourse.goals}
        basis={copy.durations.page}
        refundDays={assertPresent(data.refundHelper, "refundHelper").days}
      />
      <InlineScript name="drop-begun" />
    </Layout>
  );
}

export const query = graphql`
  query Courses {
    coursePages {
      title
      seo { ...Seo }
      hero { ...Hero }
      whichCourse { ...Guide }
      list { ...Section }
      choosing { ...CourseFilter }
      shortCourses { ...ShortCoursesCopy }
      durations { page }
      compare { ...Compare }
      invitation { ...Invitation }
    }
    payment { ...TaxTerms }
    refundHelper { days }
    brochure: download(path: { eq: "/downloads/brochure.pdf" }) { ...DownloadLink }
    allCourse { nodes { ...CourseCard ...CompareTable ...GuideRecommendation } }
    # Short courses, which have no page of their own.
    allHomeCourse(filter: { shortCourse: { title: { ne: null } } }) {
      nodes { ...ShortCourses }
    }
  }
`;
