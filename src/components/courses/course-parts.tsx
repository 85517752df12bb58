import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { batchRefund } from "../../content/price-lines";
import { from, space, text } from "../../theme/theme";
import { begins, soonestFirst } from "../../time/class-times";
import type { DetailParts } from "../detail/detail-body";
import { BatchList } from "./batch-list";
import { Certifications } from "./certifications";
import { Chips } from "../shared/chips";
import { CoursePeople } from "./course-people";
import { LearningPath } from "./learning-path";
import { Curriculum } from "./curriculum";
import { HowWeCount } from "../shared/how-we-count";
import { DownloadLink } from "../shared/download-link";
import { Exercise } from "./exercise";
import { PricePanel } from "../shared/price-panel";
import { ProjectCards } from "./project-cards";
import { TickedList } from "../shared/ticked-list";

type CoursePartsProps = {
  course: Queries.CoursePartsFragment;
  headings: Queries.CourseHeadingsFragment;
  terms: Queries.PricePanelFragment;
  refund: Queries.RefundRuleFragment;
};

/** Returns the sections of a course page, without empty ones. */
export function courseParts({ course, headings, terms, refund }: CoursePartsProps): DetailParts {
  const { exercise, keySkills, projects, capstones, tools, certifications, trainers, stories, testimonials } = course;
  const lastStart = course.batches.map(begins).sort().at(-1);
  return [
    lastStart !== undefined && {
      id: "batches",
      heading: headings.batches,
      until: lastStart,
      children: (
        <BatchList
          batches={soonestFirst(course.batches)}
          refund={course.price > 0 && (({ start }) => batchRefund(refund, start))}
        />
      ),
    },
    {
      id: "fee",
      heading: terms,
      children: (
        <PricePanel terms={terms} refund={refund} fee={course.price} ask={enquiryLink("consultation", course.slug)} />
      ),
    },
    course.highlights.length > 0 && {
      id: "highlights",
      heading: headings.highlights,
      children: (
        <>
          <TickedList items={course.highlights} css={highlights} />
          <HowWeCount />
        </>
      ),
    },
    exercise && {
      id: "exercise",
      heading: headings.exercise,
      children: <Exercise exercise={exercise} words={headings.exercise} />,
    },
    !!keySkills?.length && {
      id: "key-skills",
      heading: headings.keySkills,
      children: <Chips items={keySkills} label="Key skills" large />,
    },
    {
      id: "curriculum",
      heading: headings.curriculum,
      children: (
        <>
          <Curriculum modules={course.modules} outcomeLabel={headings.outcome} />
          <p css={download}>
            <DownloadLink download={course.syllabus} />
          </p>
        </>
      ),
    },
    (trainers.length > 0 || stories.length > 0 || testimonials.length > 0) && {
      id: "people",
      heading: headings.people,
      children: <CoursePeople course={course} labels={headings.people} />,
    },
    !!projects?.length && {
      id: "projects",
      heading: headings.projects,
      children: <ProjectCards projects={projects} />,
    },
    !!capstones?.length && {
      id: "capstones",
      heading: headings.capstones,
      children: <ProjectCards projects={capstones} />,
    },
    !!certifications?.length && {
      id: "certifications",
      heading: headings.certifications,
      children: <Certifications certifications={certifications} />,
    },
    !!tools?.length && { id: "tools", heading: headings.tools, children: <Chips items={tools} label="Tools" /> },
    {
      id: "learning-path",
      heading: headings.learningPath,
      children: <LearningPath course={course} labels={headings.learningPath} />,
    },
  ];
}

const download = { marginTop: space.l };
const highlights = { ...text.lead, [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: `${space.m} ${space.l}` } };

export const query = graphql`
  fragment CourseParts on Course {
    slug price
    batches { ...BatchList }
    highlights
    exercise { ...Exercise }
    keySkills
    modules { ...Curriculum }
    syllabus { ...DownloadLink }
    projects { ...ProjectCards }
    capstones { ...ProjectCards }
    certifications { ...Certifications }
    tools ...CoursePeople ...LearningPath
  }
  fragment CourseHeadings on CoursePagesDetail {
    outcome
    batches { heading lead }
    highlights { ...Section }
    exercise { heading lead ...ExerciseWords }
    keySkills { ...Section }
    curriculum { ...Section }
    projects { ...Section }
    capstones { ...Section }
    certifications { ...Section }
    tools { ...Section }
    people { heading lead ...CoursePeopleLabels }
    learningPath { heading lead ...LearningPathLabels }
  }
`;
