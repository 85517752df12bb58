import { batchKey } from "../../contact/enquiry-link";
import { day } from "../../text/format";
import { color, space, stack, text } from "../../theme/theme";

export type KnownBatch = {
  /** The course's slug and title. */
  course: string;
  title: string;
  start: string;
  fromTime: string;
  /** Weekdays and times, mode, trainer and refund. */
  lines: readonly string[];
};

/** The form value for a batch. */
export const batchValue = ({ title, start, lines: [hours] }: KnownBatch) => `${title}, ${day(start)}, ${hours}`;

/** A radio button for a batch, or for a bare value. */
export function BatchOption({ value, batch }: { value: string; batch?: KnownBatch }) {
  return (
    <label css={option}>
      <input type="radio" name="Batch" value={value} data-batch={batch ? `${batch.course} ${batchKey(batch)}` : ""} />
      <span>
        <b>{batch ? day(batch.start) : value}</b>
        {batch?.lines.map((line) => (
          <span key={line} css={detail}>
            {line}
          </span>
        ))}
      </span>
    </label>
  );
}

const option = {
  ...stack.s,
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  minHeight: "2.75rem",
  paddingBlock: space.s,
  "& > input": { width: "1.25rem", height: "1.25rem", margin: "0.125rem 0 0", accentColor: color.action },
};
const detail = { ...text.small, display: "block" };
