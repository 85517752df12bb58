import { graphql } from "gatsby";
import { dotted, font } from "../../theme/theme";
import { ShortList } from "../shared/short-list";
import { timeline, timelineItem } from "./curriculum";

type LearningPathProps = { course: Queries.LearningPathFragment; labels: Queries.LearningPathLabelsFragment };

/** A course as a route: prerequisites, skills and tools, and the courses that follow. */
export function LearningPath({ course, labels }: LearningPathProps) {
  const { prerequisites, keySkills, tools, next, articles } = course;
  return (
    <ol css={timeline}>
      <li css={timelineItem}>
        <h3 css={font.label}>{labels.before}</h3>
        <p>
          <b>{prerequisites ?? labels.nothing}</b>. <a href="/admissions#requirements">Entry requirements</a>
        </p>
      </li>
      {!!keySkills?.length && <Terms label={labels.keySkills} terms={keySkills} look="ticks" />}
      {!!tools?.length && <Terms label={labels.tools} terms={tools} look="dots" />}
      {!!next?.length && (
        <li css={timelineItem}>
          <h3 css={font.label}>{labels.after}</h3>
          <ul css={[font.small, dotted]}>
            {next.map(({ course: { path, title } }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </li>
      )}
      {articles.length > 0 && (
        <li css={timelineItem}>
          <h3 css={font.label}>{labels.read}</h3>
          {articles.map(({ slug, title, readTime }) => (
            <p key={slug}>
              <a href={`/blog#${slug}`}>{title}</a>, {readTime}
            </p>
          ))}
        </li>
      )}
    </ol>
  );
}

type TermsProps = { label: string; terms: readonly string[]; look: "ticks" | "dots" };

function Terms({ label, terms, look }: TermsProps) {
  return (
    <li css={timelineItem}>
      <h3 css={font.label}>{label}</h3>
      <ShortList look={look} items={terms} css={[font.small, { rowGap: 0 }]} />
    </li>
  );
}

export const query = graphql`
  fragment LearningPath on Course {
    prerequisites keySkills tools
    articles { slug title readTime }
    next { course { path title } }
  }
  fragment LearningPathLabels on CoursePagesDetailLearningPath { before nothing keySkills tools after read }
`;
