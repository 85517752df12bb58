import { batchKey, type FirstClass } from "../time/class-times";

/** The public paths of build outputs other than pages. */
export const outputPaths = {
  sitemap: "/sitemap.xml",
  feed: "/rss.xml",
  courseData: "/courses.json",
  brochure: "/downloads/brochure.pdf",
  forms: "/forms.html",
  robots: "/robots.txt",
};

/** The public path of the forms' translation to a language: "kn". */
export const translationPath = (lang: string) => `/forms/${lang}.json`;

export const calendarPath = (course: string, batch: FirstClass) => `/batches/${course}-${batchKey(batch)}.ics`;

/** The public path of the share card of the page at `path`. */
export const shareCardPath = (path: string) => `/share${path === "/" ? "/index" : path}.jpg`;

export const syllabusPath = (slug: string) => `/downloads/${slug}-syllabus.pdf`;
