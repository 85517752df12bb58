import { month } from "../../text/format";
import { cardFrame, cluster, color, line, space } from "../../theme/theme";
import { begins, soonestFirst } from "../../time/class-times";
import { BatchList } from "../courses/batch-list";

type BatchCalendarProps = { batches: readonly Queries.BatchListFragment[] };

/** All upcoming batches, on a calendar page for each month. */
export function BatchCalendar({ batches }: BatchCalendarProps) {
  const upcoming = soonestFirst(batches);
  return (
    <div css={cluster(space.m)}>
      {[...new Set(upcoming.map(monthOf))].map((name) => {
        const inMonth = upcoming.filter((batch) => monthOf(batch) === name);
        return (
          <div key={name} data-begins={inMonth.map(begins).at(-1)} css={sheet}>
            <h3 css={band}>{name}</h3>
            <BatchList batches={inMonth} inMonth />
          </div>
        );
      })}
    </div>
  );
}

const monthOf = ({ start }: Queries.BatchListFragment) => month(start);

const sheet = { ...cardFrame, flex: "1 1 19rem", overflow: "hidden", color: color.ink };
const band = { padding: `${space.s} ${space.m}`, borderBottom: line.ink, background: color.highlight };
