import { graphql } from "gatsby";

/**
 * What stands beside a graduate's picture, name or package: "Python course, 2 months, paid for by the learner". Leaves
 * out whether it was paid for if that is unknown.
 */
export function courseTaken({ title, durations }: Queries.CourseTakenFragment, paid: Queries.YesOrNo | null): string {
  const payment = paid && `, ${paid === "yes" ? "" : "not "}paid for by the learner`;
  return `${title} course, ${durations.list}${payment ?? ""}`;
}

export const query = graphql`
  fragment CourseTaken on Course { title durations { list } }
`;
