import { graphql, type PageProps } from "gatsby";
import { buttonRow, DownloadLink } from "../components/shared/buttons";
import { Compare } from "../components/courses/compare";
import { CourseCard } from "../components/courses/course-card";
import { ShortCourses } from "../components/courses/short-courses";
import { RouteMap } from "../components/courses/route-map";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { StructuredData } from "../components/layout/seo";
import { longest } from "../components/courses/course-length";
import { listIds } from "../components/courses/show-courses";
import { Island } from "../islands/island";
import { asItemList } from "../structured-data/course";
import { gridColumns, print, space, style } from "../theme/theme";
import { begins, timesOfDay } from "../time/class-times";
import { outputPaths } from "../content/output-paths";
import { pageQueries } from "../content/sections";
import { feesTax, withTax } from "../content/price-lines";

export default function CoursesPage({ data, location }: PageProps<Queries.CoursesQuery>) {
  const { seo, title, hero, routes, list, choosing, shortCourses, invitation } = data.coursePages;
  const courses = data.allCourse.nodes;
  return (
    <Layout seo={{ ...seo, data: outputPaths.courseData }} path={location.pathname} invitation={invitation}>
      <Hero hero={withTax(hero, feesTax(data.payment.gst))} kicker={title} here={title} listFirst />
      <Section id="list" heading={list}>
        <StructuredData thing={asItemList(courses)} />
        <Island
          name="CourseFilter"
          query={pageQueries["/courses"]}
          props={{
            copy: choosing,
            courses: courses.map(({ slug, title, level, totalFee, duration, batches }) => ({
              slug,
              title,
              level,
              totalFee,
              duration,
              batches: batches.map((batch) => ({
                begins: begins(batch),
                classes: [timesOfDay(batch), batch.mode.toLowerCase()],
              })),
            })),
          }}
        >
          <ul id={listIds.list} css={cards} style={{ "--longest": longest(courses) }}>
            {courses.map((course) => (
              <CourseCard key={course.path} course={course} />
            ))}
          </ul>
        </Island>
        <p css={[buttonRow, below]}>
          <DownloadLink download={data.brochure} />
          {courses.some(({ batches }) => batches.length > 0) && (
            <a href="/admissions#batches">See all batches on a calendar</a>
          )}
        </p>
        {data.allHomeCourse.nodes.length > 0 && <ShortCourses courses={data.allHomeCourse.nodes} copy={shortCourses} />}
      </Section>
      <RouteMap courses={courses} copy={routes} />
      <Compare courses={courses} copy={data.coursePages} />
    </Layout>
  );
}

/** Filtering must not scroll the page. */
const cards = style({ overflowAnchor: "none", ...gridColumns(2, 2), [print]: { display: "block" } });
const below = { alignItems: "center", marginTop: space.l, fontWeight: 700 };

export const query = graphql`
  query Courses {
    coursePages {
      title
      seo { ...Seo }
      hero { ...Hero }
      routes { ...RouteMapCopy }
      list { ...Section }
      choosing { nothing compare }
      shortCourses { ...ShortCoursesCopy }
      ...Compare
      invitation { ...Invitation }
    }
    payment { ...TaxTerms }
    brochure: download(path: { eq: "/downloads/brochure.pdf" }) { ...DownloadLink }
    allCourse { nodes { ...RouteMap ...CourseCard ...ComparedCourse } }
    # Short courses, which have no page of their own.
    allHomeCourse(filter: { shortCourse: { title: { ne: null } } }) {
      nodes { ...ShortCourses }
    }
  }
`;
