import { graphql } from "gatsby";
import { cardFrame, columns, space, stack, text } from "../../theme/theme";
import { BeforeAfter } from "../shared/before-after";
import { courseTaken } from "../shared/course-taken";

type SuccessesProps = { successes: readonly Queries.SuccessesFragment[] };

/** Placements at a glance: the salary package, and the position before and after. */
export function Successes({ successes }: SuccessesProps) {
  return (
    <ul css={columns(1, 3)}>
      {successes.map(({ name, before, after, package: salary, course, retiredCourse, paid }) => (
        <li key={`${name} ${after}`} css={card}>
          <h3>{name}</h3>
          {salary && <p css={text.figure}>{salary}</p>}
          <BeforeAfter before={before} after={after} />
          <p css={text.small}>{courseTaken({ course, retiredCourse, paid })}</p>
        </li>
      ))}
    </ul>
  );
}

const card = { ...cardFrame, ...stack(space.m), alignContent: "start", padding: space.l };

export const query = graphql`
  fragment Successes on SuccessHighlight { name before after package course { ...CourseTaken } retiredCourse paid }
`;
