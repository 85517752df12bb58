import { graphql } from "gatsby";
import { enquiry } from "../contact-links";
import { color, column, from, space, text } from "../theme";
import { ButtonLink } from "./button-link";
import { Certifications } from "./certifications";
import { Chips } from "./chips";
import { Curriculum } from "./curriculum";
import { EnrollBanner } from "./enroll-banner";
import { EnrollBar, Facts } from "./facts";
import { Part } from "./part";
import { ProjectCards } from "./project-cards";
import { TickedList } from "./ticked-list";

type CourseSectionsProps = { course: Queries.CourseSectionsFragment; headings: Queries.CourseHeadingsFragment };

/** What a course page holds under its hero; a part that the course does not have is not there. */
export function CourseSections({ course, headings }: CourseSectionsProps) {
  const { keySkills, projects, capstones, tools, certifications } = course;
  return (
    <>
      <div css={layout}>
        <div css={side}>
          <Facts course={course} words={headings} />
        </div>
        <div css={parts}>
          <Part id="highlights" heading={headings.highlights}>
            <TickedList of={course.highlights} css={highlights} />
          </Part>
          {keySkills && (
            <Part id="key-skills" heading={headings.keySkills}>
              <Chips of={keySkills} label="Key skills" large />
            </Part>
          )}
          <Part id="curriculum" heading={headings.curriculum}>
            <Curriculum of={course.modules} outcomeLabel={headings.outcome} />
          </Part>
          {projects && (
            <Part id="projects" heading={headings.projects}>
              <ProjectCards of={projects} />
            </Part>
          )}
          {capstones && (
            <Part id="capstones" heading={headings.capstones}>
              <ProjectCards of={capstones} />
            </Part>
          )}
          {certifications && (
            <Part id="certifications" heading={headings.certifications}>
              <Certifications of={certifications} />
            </Part>
          )}
          {tools && (
            <Part id="tools" heading={headings.tools}>
              <Chips of={tools} label="Tools" />
            </Part>
          )}
        </div>
      </div>
      <EnrollBanner of={course.enroll}>
        <ButtonLink to={enquiry("enroll", course.slug)} kind="highlight">
          Enroll Now
        </ButtonLink>
        <ButtonLink to={enquiry("demo", course.slug)} kind="plain">
          Book a demo class
        </ButtonLink>
      </EnrollBanner>
      <EnrollBar course={course} />
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
const highlights = {
  ...text.lead,
  background: color.page,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: `${space.m} ${space.l}` },
};

export const query = graphql`
  fragment CourseSections on Course {
    ...Facts
    highlights
    keySkills
    modules {
      ...Curriculum
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
    enroll {
      ...EnrollBanner
    }
  }
  fragment CourseHeadings on CoursePagesDetail {
    ...FactsWords
    outcome
    highlights {
      ...Section
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
  }
`;
