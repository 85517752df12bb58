import { graphql } from "gatsby";

type CourseTakenProps = {
  graduate: {
    course?: (Queries.CourseTakenFragment & { path?: string }) | null;
    retiredCourse?: string | null;
    paid: Queries.YesOrNo | null;
  };
};

/**
 * Describes a graduate's course, next to a picture, name or package: "Python course, 8 weeks with projects, paid place".
 * The course is a link if its path is given. Omits the payment if it is unknown.
 */
export function CourseTaken({ graduate: { course, retiredCourse, paid } }: CourseTakenProps) {
  const name = `${course?.title ?? retiredCourse} course`;
  const payment = paid && (paid === "yes" ? "paid place" : "free place");
  return (
    <span>
      {course?.path ? <a href={course.path}>{name}</a> : name}
      {[course?.durations.page, payment].map((detail) => detail && `, ${detail}`).join("")}
    </span>
  );
}

export const query = graphql`
  fragment CourseTaken on Course { title durations { page } }
`;
