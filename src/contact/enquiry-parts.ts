type Opener = { about?: string | null; batch?: string | null };

/** Which parts of the enquiry form a link shows, before and after hydration. `hasBatches`: its course has batches. */
export function enquiryParts(opener: Opener | undefined, course: { option?: string } | undefined, hasBatches: boolean) {
  return {
    /** Hidden if it does not offer the link's course. */
    select: !opener || (!!opener.about && (!course || !!course.option)),
    batches: (!opener || !!opener.batch) && (!course || hasBatches),
    open: !!opener?.batch && hasBatches,
  };
}
