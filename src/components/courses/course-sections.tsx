import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { courseSections, isFilled } from "../../content/sections";
import { retiredOn } from "../../text/format";
import { font, from, space } from "../../theme/theme";
import { begins, soonestFirst } from "../../time/class-times";
import { sectionUnlessEmpty, type DetailSectionProps } from "../detail/detail-body";
import { BatchList } from "./batch-list";
import { CoursePeople } from "./course-people";
import { LearningPath } from "./learning-path";
import { Curriculum } from "./curriculum";
import { DownloadLink } from "../shared/buttons";
import { Exercise } from "./exercise";
import { PricePanel } from "../shared/price-panel";
import { ShortList } from "../shared/short-list";
import { WorkCards } from "../shared/work-cards";

type CourseSectionsProps = {
  course: Queries.CourseSectionsFragment;
  headings: Queries.CourseHeadingsFragment;
  terms: Queries.PricePanelFragment;
  refund: Queries.RefundRuleFragment;
};

export function sectionsOfCourse({ course, headings, terms, refund }: CourseSectionsProps) {
  const { exercise, projects, capstones, certifications, stories, testimonials } = course;
  const { people } = headings;
  const batches = soonestFirst(course.batches);
  const hasLearner = stories.length > 0 || testimonials.length > 0;
  const sections: DetailSectionProps<keyof typeof courseSections>[] = [
    {
      id: "batches",
      heading: headings.batches,
      until: batches.map(begins).at(-1),
      children: <BatchList batches={batches} />,
    },
    {
      id: "fee",
      heading: terms,
      children: (
        <PricePanel
          terms={terms}
          refund={refund}
          fee={course.totalFee}
          batches={batches}
          ask={enquiryLink("consultation", course.slug)}
        />
      ),
    },
    sectionUnlessEmpty("highlights", headings.highlights, course.highlights, (items) => (
      <ShortList items={items} css={highlights} />
    )),
    {
      id: "exercise",
      heading: headings.exercise,
      opens: true,
      children: exercise && <Exercise exercise={exercise} words={headings.exercise} />,
    },
    {
      id: "curriculum",
      heading: headings.curriculum,
      children: (
        <>
          <Curriculum course={course} outcomeLabel={headings.outcome} />
          <p css={download}>
            <DownloadLink download={course.syllabus} />
          </p>
        </>
      ),
    },
    sectionUnlessEmpty("projects", headings.projects, projects, projectCards),
    sectionUnlessEmpty("capstones", headings.capstones, capstones, projectCards),
    sectionUnlessEmpty("certifications", headings.certifications, certifications, (items) => (
      <WorkCards
        label="Certifications"
        works={items.map(({ code, title, retired, note }) => ({
          title: `${code}: ${title}`,
          note: retired && retiredOn(retired),
          description: note,
        }))}
      />
    )),
    {
      id: "learning-path",
      heading: headings.learningPath,
      children: <LearningPath course={course} labels={headings.learningPath} />,
    },
    {
      id: "people",
      heading: hasLearner ? people : { heading: people.trainer },
      children: <CoursePeople course={course} took={people.took} />,
    },
  ];
  return sections.filter(({ id }) => isFilled(courseSections[id], course));
}

const projectCards = (projects: readonly Queries.ProjectFragment[]) => (
  <WorkCards
    label="Projects"
    look="dots"
    works={projects.map(({ level, tech, ...project }) => ({ ...project, note: level, terms: tech }))}
  />
);

const download = { marginTop: space.m };
const highlights = { ...font.small, [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: `${space.m} ${space.l}` } };

export const query = graphql`
  fragment CourseSections on Course {
    slug totalFee
    batches { ...BatchList }
    highlights
    exercise { ...Exercise }
    syllabus { ...DownloadLink }
    projects { ...Project }
    capstones { ...Project }
    certifications { code title retired note }
    ...Curriculum ...CoursePeople ...LearningPath
  }
  fragment Project on CourseProject { title description tech level }
  fragment CourseHeadings on CoursePagesDetail {
    outcome
    batches { heading lead }
    highlights { ...Section }
    exercise { heading lead ...ExerciseWords }
    curriculum { ...Section }
    projects { ...Section }
    capstones { ...Section }
    certifications { ...Section }
    people { heading lead trainer took }
    learningPath { heading lead ...LearningPathLabels }
  }
`;
