/** The public paths of files that the build makes beside the pages. */
export const outputPaths = {
  sitemap: "/sitemap-index.xml",
  feed: "/rss.xml",
  courseData: "/courses.json",
};

/** The path of a course's syllabus. */
export const syllabusPath = (slug: string) => `/downloads/${slug}-syllabus.pdf`;
