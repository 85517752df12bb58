import { graphql } from "gatsby";
import { cardFrame, columns, font, space, stack } from "../../theme/theme";
import { BeforeAfter } from "../shared/before-after";
import { CourseTaken } from "../shared/course-taken";

export function Successes({ successes }: { successes: readonly Queries.SuccessesFragment[] }) {
  return (
    <ul css={columns(3, 3)}>
      {successes.map((success) => (
        <li key={`${success.name} ${success.after}`} css={card}>
          <h3>{success.name}</h3>
          {success.package && <p css={font.figure}>{success.package}</p>}
          <BeforeAfter before={success.before} after={success.after} />
          <p css={font.small}>
            <CourseTaken graduate={success} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const card = { ...cardFrame, ...stack(space.m), alignContent: "start", padding: space.m };

export const query = graphql`
  fragment Successes on SuccessHighlight { name before after package course { path ...CourseTaken } retiredCourse paid }
`;
