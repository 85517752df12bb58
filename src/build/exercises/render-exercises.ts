/** The exercises of course pages as HTML, which goes into a page as it is: no script knows what is in it. */
import { join } from "node:path";
import { css } from "@emotion/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { assertPresent } from "../../assert-present";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { exerciseCards } from "../share-cards/render-share-cards";
import { ExercisePart } from "./exercise-part";
import { exerciseStyles } from "./exercise-styles";
import { exercisesIn } from "./exercises-in";
import { createHighlighter } from "./highlight";

/** The exercise of a course, and the styles that all exercises share, as text for emotion. */
type ExerciseHtml = { course: string; html: string; styles: string };

/** The GraphQL types of what `renderExercises` returns. */
export const exerciseTypes = `
  type ExerciseHtml implements Node @dontInfer { course: String! html: String! styles: String! }
  type Course implements Node { exercise: ExerciseHtml @link(by: "course", from: "slug") }
`;

/** Renders the exercises of the project at `root`, from its checked data. */
export async function renderExercises(root: string): Promise<ExerciseHtml[]> {
  const read = contentReader(join(root, checkedData));
  const { url } = read("site.json");
  const words = read("course-pages.json").detail.exercise;
  const { styles } = css(exerciseStyles);
  const highlight = await createHighlighter();
  const cards = exerciseCards(root);
  return exercisesIn(read).map((exercise) => {
    const { course } = exercise;
    const address = `${url}/courses/${course}#exercise`;
    const card = assertPresent(cards.get(course), course);
    const props = { exercise, words, highlight, address, card };
    return { course, html: renderToStaticMarkup(createElement(ExercisePart, props)), styles };
  });
}
