import { graphql } from "gatsby";

type Graduate = {
  course?: Queries.CourseTakenFragment | null;
  retiredCourse?: string | null;
  paid: Queries.YesOrNo | null;
};

/**
 * What stands beside a graduate's picture, name or package: "Python course, 2 months, paid for by the learner". Leaves
 * out whether it was paid for if that is unknown.
 */
export function courseTaken({ course, retiredCourse, paid }: Graduate): string {
  const payment = paid && `${paid === "yes" ? "" : "not "}paid for by the learner`;
  return [`${course?.title ?? retiredCourse} course`, course?.durations.list, payment].filter(Boolean).join(", ");
}

export const query = graphql`
  fragment CourseTaken on Course { title durations { list } }
`;
