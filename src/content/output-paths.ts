/** The public paths of the build's other outputs. */
export const outputPaths = {
  sitemap: "/sitemap-index.xml",
  feed: "/rss.xml",
  courseData: "/courses.json",
  securityText: "/.well-known/security.txt",
};

/** The public path of a batch's calendar file; a course and a first class make one batch. */
export const calendarPath = (course: string, start: string, fromTime: string) =>
  `/batches/${course}-${start}-${fromTime.replace(":", "")}.ics`;

/** The public path of a course's syllabus. */
export const syllabusPath = (slug: string) => `/downloads/${slug}-syllabus.pdf`;

/** The public path of the drawing of an emoji, named after its code points. */
export function emojiPath(emoji: string): string {
  const name = Array.from(emoji, (character) => character.codePointAt(0)?.toString(16)).join("-");
  return `/emoji/${name}.svg`;
}

/** The public path of the picture that shows a course's exercise. */
export const exerciseCardPath = (course: string) => `/share/exercises/${course}.jpg`;
