import { graphql } from "gatsby";
import { cluster, color, font, gridColumns, line, pageColumn, space, stack } from "../../theme/theme";
import { CodeSheet } from "../shared/code-sheet";

type HomeAboutProps = {
  about: Queries.HomeAboutFragment;
  exercises: readonly Queries.HomeExerciseFragment[];
  words: Queries.HomeExerciseWordsFragment;
};

/** The home page's section about us: figures, an exercise, and code from another one with a trainer's marks. */
export function HomeAbout({ about, exercises: [exercise, marked], words }: HomeAboutProps) {
  return (
    <section aria-labelledby="about-heading" css={ground}>
      <div css={split}>
        <div css={stack(space.l)}>
          <h2 id="about-heading">{about.heading}</h2>
          <p css={font.lead}>{about.text}</p>
          <ul css={figures}>
            {about.figures.map(({ figure, label }) => (
              <li key={label}>
                <b css={font.h3}>{figure}</b> {label}
              </li>
            ))}
          </ul>
          <p css={links}>
            {exercise && <a href={`${exercise.course.path}#exercise`}>{words.heading}</a>}
            <a href={about.action.link}>{about.action.label}</a>
          </p>
        </div>
        {marked && <CodeSheet isExcerpt label={words.marked} lines={firstMark(marked.code.marked)} />}
      </div>
    </section>
  );
}

/** The first marked line, and the one before it. */
function firstMark(lines: readonly Queries.CodeLineFragment[]) {
  const noted = lines.findIndex(({ note }) => note);
  const changed = lines.findIndex(({ change, note }) => change ?? note);
  return lines.slice(Math.max(0, changed - 1), noted + 1);
}

/** Looks different from the figures in the hero just above. */
const figures = { ...stack(space.s), borderLeft: `4px solid ${color.highlight}`, paddingLeft: space.m };
const links = { ...cluster(space.l), fontWeight: 700, "& > a": { paddingBlock: space.s } };
const ground = {
  background: color.panel,
  "--link": color.deep,
  borderBlock: line.ink,
  paddingBlock: "clamp(3rem, 7vw, 5.5rem)",
};
const split = { ...pageColumn, ...gridColumns(2, 2), gap: space.xl, alignItems: "center" };

export const query = graphql`
  fragment HomeAbout on HomePageAbout {
    heading text
    figures { figure label }
    action { label link }
  }
  fragment HomeExercise on Exercise { course { path } code { marked { ...CodeLine } } }
  fragment HomeExerciseWords on CoursePagesDetailExercise { heading marked }
`;
