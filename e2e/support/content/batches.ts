import allBatches from "../../../data/batches.json";
import { instantInIndia } from "../../../src/time/india-time";

export type Batch = (typeof allBatches)[number];

/** Returns the instant at which a batch's first class starts. */
export const beginOf = ({ start, fromTime }: Batch) => instantInIndia(start, fromTime);

/** All batches, soonest first. */
export const batches = [...allBatches].sort((one, other) => beginOf(one) - beginOf(other));

export const countOf = (slug: string) => batches.filter(({ course }) => course === slug).length;
