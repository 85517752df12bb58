import { graphql, type PageProps } from "gatsby";
import { CourseCard } from "../components/courses/course-card";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { required } from "../required";
import { columns, plainList } from "../theme";

export default function CoursesPage({ data, location }: PageProps<Queries.CoursesQuery>) {
  const words = required(data.coursePages, "coursePages");
  return (
    <Layout seo={words.seo} path={location.pathname}>
      <Hero of={words.hero} kicker={words.title} trail={[]} here={words.title} />
      <Section id="list" heading={words.list}>
        <ul css={[plainList, columns(2, 2, 1)]}>
          {data.allCourse.nodes.map((course) => (
            <CourseCard key={course.path} course={course} />
          ))}
        </ul>
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query Courses {
    coursePages {
      title
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      list {
        ...Section
      }
    }
    allCourse {
      nodes {
        ...CourseCard
      }
    }
  }
`;
