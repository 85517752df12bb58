type Opener = { about?: string | null; batch?: string | null };

/** The parts of the enquiry form that a link shows, before and after hydration. `hasBatches`: its course has some. */
export function enquiryParts(opener: Opener | undefined, course: { option?: string } | undefined, hasBatches: boolean) {
  return {
    /** Hidden for a course that it does not offer. */
    select: !opener || (!!opener.about && (!course || !!course.option)),
    batches: (!opener || !!opener.batch) && (!course || hasBatches),
    open: !!opener?.batch && hasBatches,
  };
}
