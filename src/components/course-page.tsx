import { graphql } from "gatsby";
import { column, from, space } from "../theme";
import { CourseActions } from "./course-actions";
import { CourseParts } from "./course-parts";
import { EnrollBanner } from "./enroll-banner";
import { EnrollBar } from "./enroll-bar";
import { Facts } from "./facts";
import { Hero } from "./hero";

type CoursePageProps = { course: Queries.CoursePageFragment; words: Queries.CoursePageWordsFragment };

/** A course's own page, from its hero to the invitation at its end. */
export function CoursePage({ course, words: { title, detail } }: CoursePageProps) {
  return (
    <>
      <Hero of={course.hero} kicker={detail.kicker} trail={[{ label: title, to: "/courses" }]} here={course.title}>
        <CourseActions of={course.slug} />
      </Hero>
      {/* Around the bar, too, so that it goes when the banner comes, which has the same button. */}
      <div>
        <div css={layout}>
          <div css={side}>
            <Facts course={course} words={detail} />
          </div>
          <div css={parts}>
            <CourseParts course={course} headings={detail} />
          </div>
        </div>
        <EnrollBar course={course} />
      </div>
      <EnrollBanner of={course.enroll}>
        <CourseActions of={course.slug} kind="highlight" />
      </EnrollBanner>
    </>
  );
}

const layout = {
  ...column,
  display: "grid",
  gap: space.xl,
  paddingBlock: "clamp(2rem, 5vw, 4rem)",
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 20rem", columnGap: "4rem" },
};
const side = { [from.desktop]: { order: 1 } };
const parts = { display: "grid", gap: "clamp(3rem, 6vw, 5rem)", alignContent: "start" };

export const query = graphql`
  fragment CoursePage on Course {
    slug
    title
    hero {
      ...Hero
    }
    enroll {
      ...EnrollBanner
    }
    ...CourseParts
    ...EnrollBar
    ...Facts
  }
  fragment CoursePageWords on CoursePages {
    title
    detail {
      kicker
      ...CourseHeadings
      ...FactsWords
    }
  }
`;
