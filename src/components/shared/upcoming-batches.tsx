import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { shortDay } from "../../text/format";
import { classTimes } from "../../time/class-times";
import { isoTimeInIndia } from "../../time/india-time";
import { InlineScript } from "./inline-script";

type UpcomingBatchesProps<Batch> = {
  batches: readonly Batch[];
  /** Renders the batches in order, each with the return value of `begins` as its `data-begins`. */
  children: (upcoming: Batch[]) => ReactNode;
};

/** Batches, soonest first. Started ones are removed client-side, without a rebuild. */
export function UpcomingBatches<Batch extends Queries.UpcomingBatchesFragment>({
  batches,
  children,
}: UpcomingBatchesProps<Batch>) {
  return (
    <div>
      {children(soonestFirst(batches))}
      <InlineScript name="remove-started" />
    </div>
  );
}

type NextBatchProps<Batch> = { batches: readonly Batch[]; children: (batch: Batch) => ReactNode };

/**
 * Text about a course's next batch. The parent element needs the styles `onlyNext`, and the page the script of
 * `UpcomingBatches`. The HTML contains all batches; when one starts, the script removes it and the next one appears.
 */
export function NextBatch<Batch extends Queries.UpcomingBatchesFragment>({ batches, children }: NextBatchProps<Batch>) {
  return soonestFirst(batches).map((batch) => (
    <span key={begins(batch)} data-begins={begins(batch)}>
      {children(batch)}
    </span>
  ));
}

export const onlyNext = { "& > :not([hidden]) ~ [data-begins]": { display: "none" } };

/** When a batch starts, as on cards: "11 Jan, evenings". */
export const startOf = (batch: Queries.NextBatchFragment) => `${shortDay(batch.start)}, ${classTimes(batch)}`;

/** When the first class of a batch begins: "2027-01-11T19:00+05:30". */
export const begins = ({ start, fromTime }: Queries.UpcomingBatchesFragment) => isoTimeInIndia(start, fromTime);

function soonestFirst<Batch extends Queries.UpcomingBatchesFragment>(batches: readonly Batch[]) {
  return batches.toSorted((one, other) => (begins(one) < begins(other) ? -1 : 1));
}

export const query = graphql`
  fragment UpcomingBatches on Batch { start fromTime }
  fragment NextBatch on Batch { ...UpcomingBatches days }
`;
