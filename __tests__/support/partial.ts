/** Mocks an argument that Gatsby passes, with only what a test needs. */
export const partial = <Whole>(part: Partial<Record<keyof Whole, unknown>>) => part as Whole;
