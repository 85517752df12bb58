import { graphql } from "gatsby";
import { moduleInWeek } from "../../content/durations";
import { moduleId } from "../../text/heading-id";
import { interpolate } from "../../text/interpolate";
import { cardFrame, color, radius, space, stack, style } from "../../theme/theme";
import { Disclosure, foldedOut, foldOnPhones } from "../shared/disclosure";
import { TrainerLink } from "../shared/people";
import { CodeSheet, monospaced } from "../shared/code-sheet";

type ExerciseProps = { exercise: Queries.ExerciseFragment; words: Queries.ExerciseWordsFragment };

/** A sample of the course: code with a bug, answers that reveal a trainer's reply, and the marked solution. */
export function Exercise({ exercise, words }: ExerciseProps) {
  const { title, setting, output, question, answers, solution, week, trainer, course, code } = exercise;
  const module = moduleInWeek(course.modules, week);
  const when = interpolate(words.when, { week: String(week), module: module.title });
  return (
    <Disclosure id="exercise" summary={<h3>{title}</h3>} css={fold}>
      <p css={intro}>{setting}</p>
      <CodeSheet label={code.label} lines={code.lines} />
      <Output label={words.prints} lines={output} />
      <h4 css={{ marginTop: space.l }}>{question}</h4>
      <ol css={list}>
        {answers.map(({ text, right, reply }) => (
          <li key={text}>
            <Disclosure summary={text} css={card}>
              <p css={replied}>
                <b css={verdict[right]}>{right === "yes" ? words.right : words.wrong}</b> {reply}
              </p>
            </Disclosure>
          </li>
        ))}
      </ol>
      <Disclosure summary={words.solution} css={solved}>
        <CodeSheet label={words.marked} lines={code.marked} />
        <Output label={words.printsNow} lines={solution.output} />
        <p>{solution.text}</p>
        <p>
          {words.trainer} <TrainerLink trainer={trainer} />. <a href={`#${moduleId(module.fromWeek)}`}>{when}</a>
        </p>
      </Disclosure>
    </Disclosure>
  );
}

type OutputProps = { label: string; lines: readonly string[] | null };

function Output({ label, lines }: OutputProps) {
  if (!lines) return null;
  return (
    <div css={{ marginTop: space.m, breakInside: "avoid" }}>
      <b>{label}</b>
      <pre css={printed}>
        <samp>{lines.join("\n")}</samp>
      </pre>
    </div>
  );
}

const intro = { marginTop: space.s, maxWidth: "42em" };
const fold = style({
  "& > summary": { padding: "0.5rem 1rem", ...cardFrame, background: color.highlight },
  ...foldOnPhones({ ...foldedOut, padding: 0 }),
});
const list = { ...stack(space.s), marginTop: space.m };
const card = { ...cardFrame, "& > summary": { padding: "0.5rem 1rem", borderRadius: radius.card, fontWeight: 600 } };
const replied = { padding: `0 1rem ${space.m}` };
const verdict = { yes: { color: color.action }, no: { color: color.alertText } };
const solved = style({
  ...card,
  breakInside: "auto",
  marginTop: space.l,
  background: color.panel,
  "--link": color.deep,
  "& > :not(summary)": { marginInline: space.m },
  "& > p": { marginBlock: space.m },
});
const printed = style({
  ...monospaced,
  margin: `${space.xs} 0 0`,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.small,
  background: color.ink,
  color: color.onDeep,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  lineHeight: 1.5,
});

export const query = graphql`
  fragment Exercise on Exercise {
    title setting output question
    answers { text right reply }
    solution { output text }
    week
    trainer { ...TrainerLink }
    course { modules { title fromWeek toWeek } }
    code { label lines { ...CodeLine } marked { ...CodeLine } }
  }
  fragment ExerciseWords on CoursePagesDetailExercise {
    prints right wrong solution marked printsNow trainer when
  }
`;
