/** The durations of courses in GraphQL. */
import { courseDurations, homeDuration } from "../content/durations";
import type { Content } from "../content/read-content";

/** The part of Gatsby's context that finds the single node of a data file's type. */
type Context = {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<Content<"course-pages.json">> };
};

export const durationTypes = "type CourseDurations { weeks: Int! page: String! list: String! note: String }";

/** Adds the durations of courses in words. */
export const durationResolvers = {
  Course: { durations: { type: "CourseDurations!", resolve: withWords(courseDurations) } },
  HomeCourse: { duration: { type: "String!", resolve: withWords(homeDuration) } },
};

type Words = Content<"course-pages.json">["durations"];

function withWords<Item, Result>(state: (item: Item, words: Words) => Result) {
  return async (item: Item, _: unknown, { nodeModel }: Context) => {
    const { durations } = await nodeModel.findOne({ type: "CoursePages", query: {} });
    return state(item, durations);
  };
}
