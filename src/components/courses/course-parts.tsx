import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { from, space, text } from "../../theme/theme";
import { Certifications } from "./certifications";
import { Chips } from "../basics/chips";
import { CoursePeople } from "./course-people";
import { LearningPath } from "./learning-path";
import { Curriculum } from "./curriculum";
import { HowWeCount } from "../basics/how-we-count";
import { DownloadLink } from "../basics/download-link";
import { Exercise } from "./exercise";
import { Part } from "../layout/part";
import { PricePanel } from "../basics/price-panel";
import { ProjectCards } from "./project-cards";
import { TickedList } from "../basics/ticked-list";

type CoursePartsProps = {
  course: Queries.CoursePartsFragment;
  headings: Queries.CourseHeadingsFragment;
  terms: Queries.PricePanelFragment;
  refund: Queries.RefundRuleFragment;
};

/** The sections of a course page; optional ones show only where the course has them. */
export function CourseParts({ course, headings, terms, refund }: CoursePartsProps) {
  const { exercise, keySkills, projects, capstones, tools, certifications, trainers, stories, testimonials } = course;
  return (
    <>
      <Part id="fee" heading={terms}>
        <PricePanel terms={terms} refund={refund} fee={course.price} ask={enquiryLink("consultation", course.slug)} />
      </Part>
      <Part id="highlights" heading={headings.highlights}>
        <TickedList items={course.highlights} css={highlights} />
        <HowWeCount />
      </Part>
      {exercise && (
        <Part id="exercise" heading={headings.exercise}>
          <Exercise exercise={exercise} words={headings.exercise} />
        </Part>
      )}
      {keySkills && (
        <Part id="key-skills" heading={headings.keySkills}>
          <Chips items={keySkills} label="Key skills" large />
        </Part>
      )}
      <Part id="curriculum" heading={headings.curriculum}>
        <Curriculum modules={course.modules} outcomeLabel={headings.outcome} />
        <p css={download}>
          <DownloadLink download={course.syllabus} />
        </p>
      </Part>
      {(trainers.length > 0 || stories.length > 0 || testimonials.length > 0) && (
        <Part id="people" heading={headings.people}>
          <CoursePeople course={course} labels={headings.people} />
        </Part>
      )}
      {projects && (
        <Part id="projects" heading={headings.projects}>
          <ProjectCards projects={projects} />
        </Part>
      )}
      {capstones && (
        <Part id="capstones" heading={headings.capstones}>
          <ProjectCards projects={capstones} />
        </Part>
      )}
      {certifications && (
        <Part id="certifications" heading={headings.certifications}>
          <Certifications certifications={certifications} />
        </Part>
      )}
      {tools && (
        <Part id="tools" heading={headings.tools}>
          <Chips items={tools} label="Tools" />
        </Part>
      )}
      <Part id="way" heading={headings.way}>
        <LearningPath course={course} labels={headings.way} />
      </Part>
    </>
  );
}

const download = { marginTop: space.l };
const highlights = {
  ...text.lead,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: `${space.m} ${space.l}` },
};

export const query = graphql`
  fragment CourseParts on Course {
    slug
    price
    highlights
    exercise {
      ...Exercise
    }
    keySkills
    modules {
      ...Curriculum
    }
    syllabus {
      ...DownloadLink
    }
    projects {
      ...ProjectCards
    }
    capstones {
      ...ProjectCards
    }
    certifications {
      ...Certifications
    }
    tools
    ...CoursePeople
    ...LearningPath
  }
  fragment CourseHeadings on CoursePagesDetail {
    outcome
    highlights {
      ...Section
    }
    exercise {
      heading
      lead
      ...ExerciseWords
    }
    keySkills {
      ...Section
    }
    curriculum {
      ...Section
    }
    projects {
      ...Section
    }
    capstones {
      ...Section
    }
    certifications {
      ...Section
    }
    tools {
      ...Section
    }
    people {
      heading
      lead
      ...CoursePeopleLabels
    }
    way {
      heading
      lead
      ...LearningPathLabels
    }
  }
`;
