import type { Content } from "../../content/read-content";
import { sharedOnWhatsapp } from "../../contact/contact-urls";
import { moduleId } from "../../text/heading-id";
import { interpolate } from "../../text/interpolate";
import type { Token } from "./highlight";
import type { SetExercise } from "./exercises-in";
import { codeLabel, markedLines, plainLines, type MarkedLine } from "./marked-code";

type Words = Content<"course-pages.json">["detail"]["exercise"];

type ExercisePartProps = {
  exercise: SetExercise;
  words: Words;
  /** Splits lines of code into tokens. */
  highlight: (lines: string[], language: SetExercise["language"]) => Token[][];
  /** The address of the exercise, and the path of its share card. */
  address: string;
  card: string;
};

/**
 * What a course page shows of its exercise, as HTML without script: answers and solution are `<details>`. Its class names are
 * those of exercise-styles.ts.
 */
export function ExercisePart(props: ExercisePartProps) {
  const { exercise, words, address, card } = props;
  const { title, setting, question, answers, solution, week, module, trainer } = exercise;
  return (
    <>
      <h3>{title}</h3>
      <p>{setting}</p>
      <Sheet {...props} label={codeLabel(exercise)} lines={plainLines(exercise)} />
      <Output label={words.prints} lines={exercise.output} />
      <h4>{question}</h4>
      <ol className="answers">
        {answers.map(({ text, right, reply }) => (
          <li key={text}>
            <details>
              <summary>{text}</summary>
              <p className={right}>
                <b>{right === "yes" ? words.right : words.wrong}</b> {reply}
              </p>
            </details>
          </li>
        ))}
      </ol>
      <details className="solution">
        <summary>{words.solution}</summary>
        <Sheet {...props} label={words.marked} lines={markedLines(exercise)} />
        <Output label={words.printsNow} lines={solution.output} />
        <p>{solution.text}</p>
        <p>
          {words.trainer} <a href={`/faculty#${trainer.slug}`}>{trainer.name}</a>.{" "}
          <a href={`#${moduleId(module.fromWeek)}`}>
            {interpolate(words.when, { week: String(week), module: module.title })}
          </a>
        </p>
      </details>
      <p className="share">
        {words.share}
        <a href={sharedOnWhatsapp(`${words.challenge} ${title}`, address)} rel="noopener">
          Send it on WhatsApp
        </a>
        <a href={card} download>
          {words.picture}
        </a>
      </p>
    </>
  );
}

type SheetProps = Pick<ExercisePartProps, "exercise" | "highlight"> & { label: string; lines: MarkedLine[] };

/** A sheet of paper with lines of code, their numbers and the trainer's marks. */
function Sheet({ exercise: { language }, highlight, label, lines }: SheetProps) {
  const code = highlight(
    lines.map(({ text }) => text),
    language,
  );
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <ol>
        {lines.map(({ number, change, note }, index) => (
          <li key={index} value={number} className={change && (change === "new" ? "new" : "out")}>
            <Line tokens={code[index] ?? []} change={change} />
            {note && (
              <p>
                <b>{note.label}</b> {note.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Line({ tokens, change }: { tokens: Token[]; change: MarkedLine["change"] }) {
  const indent = /^ */.exec(tokens.map(({ text }) => text).join(""))?.[0].length;
  const code = (
    <code style={indent ? { "--indent": indent } : undefined}>
      {tokens.map(({ text, kind }, index) =>
        kind ? (
          <span key={index} className={kind[0]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  );
  if (change === "struck out") return <del>{code}</del>;
  return change === "new" ? <ins>{code}</ins> : code;
}

/** What the code prints. */
function Output({ label, lines }: { label: string; lines?: string[] }) {
  if (!lines) return null;
  return (
    <div className="output">
      <b>{label}</b>
      <pre>
        <samp>{lines.join("\n")}</samp>
      </pre>
    </div>
  );
}
