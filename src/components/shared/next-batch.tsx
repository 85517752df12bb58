import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { shortDay } from "../../text/format";
import { begins, classTimes, soonestFirst } from "../../time/class-times";

type NextBatchProps<Batch> = { batches: readonly Batch[]; children: (batch: Batch) => ReactNode };

/**
 * Text about a course's next batch. The parent element needs the styles `onlyNext`, and the page the script
 * `remove-started`. The HTML contains all batches; when one starts, the script removes it and the next one appears.
 */
export function NextBatch<Batch extends Queries.BatchStartFragment>({ batches, children }: NextBatchProps<Batch>) {
  return soonestFirst(batches).map((batch) => (
    <span key={begins(batch)} data-begins={begins(batch)}>
      {children(batch)}
    </span>
  ));
}

export const onlyNext = { "& > :not([hidden]) ~ [data-begins]": { display: "none" } };

/** When a batch starts, as on cards: "11 Jan, evenings". */
export const startOf = (batch: Queries.NextBatchFragment) => `${shortDay(batch.start)}, ${classTimes(batch)}`;

export const query = graphql`
  fragment BatchStart on Batch { start fromTime }
  fragment NextBatch on Batch { ...BatchStart days }
`;
