import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { isoTimeInIndia } from "../../time/india-time";
import { InlineScript } from "../layout/inline-script";

type UpcomingBatchesProps<Batch> = {
  batches: readonly Batch[];
  /** Draws the batches in order, each with the moment of `begins` in `data-begins`. */
  children: (upcoming: Batch[]) => ReactNode;
};

/** Batches, the next one first. Those that have begun are removed in the browser, without a new build. */
export function UpcomingBatches<Batch extends Queries.UpcomingBatchesFragment>({
  batches,
  children,
}: UpcomingBatchesProps<Batch>) {
  return (
    <div>
      {children(batches.toSorted((one, other) => (begins(one) < begins(other) ? -1 : 1)))}
      <InlineScript name="drop-begun" />
    </div>
  );
}

/** When the first class of a batch begins: "2027-01-11T19:00+05:30". */
export const begins = ({ start, fromTime }: Queries.UpcomingBatchesFragment) => isoTimeInIndia(start, fromTime);

export const query = graphql`
  fragment UpcomingBatches on Batch {
    start
    fromTime
  }
`;
