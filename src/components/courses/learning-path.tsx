import { graphql } from "gatsby";
import { accent, from, line, space, stack, text } from "../../theme/theme";
import { Icon } from "../shared/icon";
import { articleRow, LinkRows } from "../shared/link-rows";

type LearningPathProps = { course: Queries.LearningPathFragment; labels: Queries.LearningPathLabelsFragment };

/** What a learner needs before a course, the courses that come after it, and what to read in the meantime. */
export function LearningPath({ course: { prerequisites, next, articles }, labels }: LearningPathProps) {
  return (
    <ol css={path}>
      <li css={stop}>
        <h3 css={text.label}>{labels.before}</h3>
        <p css={needs}>{prerequisites ?? labels.nothing}</p>
        <a href="/admissions#requirements">Entry requirements</a>
      </li>
      {!!next?.length && (
        <li css={stop}>
          <h3 css={text.label}>{labels.after}</h3>
          <ul css={stack(space.m)}>
            {next.map(({ course, why }) => (
              <li key={course.path} css={entry} style={{ "--accent": accent[course.gradient] }}>
                <Icon name={course.icon} size={40} />
                <div>
                  <a href={course.path} css={title}>
                    {course.title}
                  </a>
                  <p>{why}</p>
                </div>
              </li>
            ))}
          </ul>
        </li>
      )}
      {articles.length > 0 && (
        <li css={[stop, last]}>
          <h3 css={text.label}>{labels.read}</h3>
          <LinkRows rows={articles.map(articleRow)} />
        </li>
      )}
    </ol>
  );
}

const path = {
  ...stack(space.l),
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
    "& > :nth-of-type(2)": { paddingLeft: space.l, borderLeft: line.ink },
  },
};
const stop = { ...stack(space.s), alignContent: "start", justifyItems: "start" };
const last = { gridColumn: "1 / -1", justifyItems: "stretch" };
const needs = { ...text.lead, fontWeight: 600 };
const entry = { ...stack(space.m), gridTemplateColumns: "2.5rem minmax(0, 1fr)" };
const title = { ...text.h3, display: "inline-block", minWidth: "1.5rem" };

export const query = graphql`
  fragment LearningPath on Course {
    prerequisites
    articles { ...ArticleRow }
    next { why course { path title icon gradient } }
  }
  fragment LearningPathLabels on CoursePagesDetailLearningPath { before nothing after read }
`;
