/** The address of a course's syllabus on this site. */
export const syllabusPath = (slug: string) => `/downloads/${slug}-syllabus.pdf`;
