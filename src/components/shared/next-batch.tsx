import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { begins, soonestFirst } from "../../time/class-times";

type NextBatchProps<Batch> = {
  batches: readonly Batch[];
  children: (batch: Batch) => ReactNode;
  /** Text once all batches have started. */
  afterLast?: string;
};

/** Text about a course's next batch. The HTML has every batch; remove-started.ts removes started ones. */
export function NextBatch<Batch extends Queries.BatchStartFragment>({
  batches,
  children,
  afterLast,
}: NextBatchProps<Batch>) {
  return (
    <>
      {soonestFirst(batches).map((batch) => (
        <span key={begins(batch)} data-begins={begins(batch)} css={onlyFirst}>
          {children(batch)}
        </span>
      ))}
      {afterLast && <span css={onlyFirst}>{afterLast}</span>}
    </>
  );
}

const onlyFirst = { "[data-begins]:not([hidden]) ~ &": { display: "none" } };

export const query = graphql`
  fragment BatchStart on Batch { start fromTime }
  fragment NextBatch on Batch { ...BatchStart days }
  fragment BatchTimes on Batch { ...NextBatch toTime end mode }
`;
