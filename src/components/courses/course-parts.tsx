import { graphql } from "gatsby";
import { from, space, text } from "../../theme/theme";
import { Certifications } from "./certifications";
import { Chips } from "../basics/chips";
import { Curriculum } from "./curriculum";
import { DownloadLink } from "../basics/download-link";
import { Part } from "../layout/part";
import { ProjectCards } from "./project-cards";
import { TickedList } from "../basics/ticked-list";

type CoursePartsProps = { course: Queries.CoursePartsFragment; headings: Queries.CourseHeadingsFragment };

/** The sections of a course page; optional ones show only where the course has them. */
export function CourseParts({ course, headings }: CoursePartsProps) {
  const { keySkills, projects, capstones, tools, certifications } = course;
  return (
    <>
      <Part id="highlights" heading={headings.highlights}>
        <TickedList items={course.highlights} css={highlights} />
      </Part>
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
    highlights
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
  }
  fragment CourseHeadings on CoursePagesDetail {
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
