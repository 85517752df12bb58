import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { droppedAt, dropBegun } from "../../browser/drop-begun";
import { momentInIndia } from "../../time/india-time";
import { useNow } from "../../time/use-now";

type UpcomingBatchesProps<Batch> = {
  batches: readonly Batch[];
  /** Draws the batches that are to come, the next one first, each with the moment of `begins` in `data-begins`. */
  children: (upcoming: Batch[]) => ReactNode;
};

/** The batches that have not begun. One that begins leaves by itself: without a new build, and without React. */
export function UpcomingBatches<Batch extends Queries.UpcomingBatchesFragment>({
  batches,
  children,
}: UpcomingBatchesProps<Batch>) {
  const now = useNow() ?? droppedAt() ?? 0;
  const upcoming = batches
    .filter((batch) => Date.parse(begins(batch)) > now)
    .sort((one, other) => (begins(one) < begins(other) ? -1 : 1));
  return (
    <div>
      {children(upcoming)}
      {/* eslint-disable-next-line no-restricted-syntax -- a constant script of ours */}
      <script dangerouslySetInnerHTML={{ __html: dropBegun }} />
    </div>
  );
}

/** When the first class of a batch begins: "2027-01-11T19:00+05:30". */
export const begins = ({ start, fromTime }: Queries.UpcomingBatchesFragment) => momentInIndia(start, fromTime);

export const query = graphql`
  fragment UpcomingBatches on Batch {
    start
    fromTime
  }
`;
