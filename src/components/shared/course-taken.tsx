import { graphql } from "gatsby";

type Graduate = {
  course?: Queries.CourseTakenFragment | null;
  retiredCourse?: string | null;
  paid: Queries.YesOrNo | null;
};

/**
 * Describes a graduate's course, next to a picture, name or package: "Python course, 2 months, paid for by the learner".
 * Omits the payment if it is unknown.
 */
export function courseTaken({ course, retiredCourse, paid }: Graduate): string {
  const payment = paid && `${paid === "yes" ? "" : "not "}paid for by the learner`;
  return [`${course?.title ?? retiredCourse} course`, course?.durations.list, payment].filter(Boolean).join(", ");
}

export const query = graphql`
  fragment CourseTaken on Course { title durations { list } }
`;
