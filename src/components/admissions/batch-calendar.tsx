import { month } from "../../text/format";
import { cardFrame, cluster, color, line, space } from "../../theme/theme";
import { BatchList } from "../courses/batch-list";
import { begins, UpcomingBatches } from "../shared/upcoming-batches";

type BatchCalendarProps = { batches: readonly Queries.BatchListFragment[] };

/** All upcoming batches, on a calendar page for each month. */
export function BatchCalendar({ batches }: BatchCalendarProps) {
  return (
    <UpcomingBatches batches={batches}>
      {(upcoming) => (
        <div css={cluster(space.m)}>
          {[...new Set(upcoming.map(monthOf))].map((name) => {
            const inMonth = upcoming.filter((batch) => monthOf(batch) === name);
            const last = inMonth.at(-1);
            return (
              <div key={name} data-begins={last && begins(last)} css={sheet}>
                <h3 css={band}>{name}</h3>
                <BatchList batches={inMonth} inMonth />
              </div>
            );
          })}
        </div>
      )}
    </UpcomingBatches>
  );
}

const monthOf = ({ start }: Queries.BatchListFragment) => month(start);

const sheet = { ...cardFrame, flex: "1 1 19rem", overflow: "hidden", color: color.ink };
const band = { padding: `${space.s} ${space.m}`, borderBottom: line.ink, background: color.highlight };
