import { graphql } from "gatsby";
import type { Fact } from "../basics/fact-list";

/** The facts that a course's card and page have in common. Each has its own duration. */
export function courseFacts({ level, students }: Queries.CourseFactsFragment, duration: string): Fact[] {
  return [
    { label: "Duration", value: duration },
    { label: "Level", value: level },
    { label: "Students", value: students },
  ];
}

export const query = graphql`
  fragment CourseFacts on Course {
    level
    students
  }
`;
