import { courseDurations, type TimedCourse } from "./durations";
import type { Reader } from "./read-content";

/** The durations of a course in the content. */
export function readDurations(read: Reader, course: TimedCourse & { slug: string }) {
  const card = read("home-courses.json").find((one) => one.course === course.slug);
  return courseDurations(course, read("course-pages.json").durations, card);
}
