/** An argument of Gatsby's with only what a test needs of it. */
export const partial = <Whole>(part: Partial<Record<keyof Whole, unknown>>) => part as Whole;
