import type { enquiryParts } from "../../contact/enquiry-parts";
import { day, unbroken } from "../../text/format";
import { batchKey } from "../../time/class-times";
import { instantInIndia } from "../../time/india-time";
import { color, font, line, radius, space, srOnly, stack } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";

export type KnownBatch = {
  course: string;
  title: string;
  start: string;
  fromTime: string;
  /** Weekdays and times, length, mode and trainer. */
  lines: readonly string[];
};

type BatchChoiceProps = {
  /** Upcoming batches only. */
  batches: readonly KnownBatch[];
  shown: ReturnType<typeof enquiryParts>;
  /** The link's course; if undefined, all courses' batches are shown. */
  course: string | undefined;
};

/** A choice of batches. The HTML has those of every course; fit-enquiry-form.ts hides others before the first paint. */
export function BatchChoice({ batches, shown, course }: BatchChoiceProps) {
  const courses = new Map(batches.map((batch) => [batch.course, batch.title]));
  if (courses.size === 0) return null;
  return (
    <div data-fit="batches" hidden={!shown.batches} css={{ gridColumn: "1 / -1" }}>
      <Disclosure summary={<b>Choose a batch</b>} open={shown.open} css={frame}>
        <fieldset disabled={!shown.batches} css={{ paddingBlock: space.s }}>
          <legend css={srOnly}>Batch</legend>
          {[...courses].map(([slug, title]) => (
            <div key={slug} data-course={slug} hidden={course !== undefined && course !== slug}>
              <p css={name}>{title}</p>
              <ul>
                {batches
                  .filter((batch) => batch.course === slug)
                  .map((batch) => (
                    <li key={batchKey(batch)}>
                      <BatchOption value={batchValue(batch)} batch={batch} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
          <BatchOption value="Another date" />
        </fieldset>
      </Disclosure>
    </div>
  );
}

/** Whether a batch begins after `now`, in milliseconds since 1970. */
export const isUpcoming = ({ start, fromTime }: KnownBatch, now: number) => instantInIndia(start, fromTime) > now;

export const batchValue = ({ title, start, lines: [hours] }: KnownBatch) => `${title}, ${day(start)}, ${hours}`;

function BatchOption({ value, batch }: { value: string; batch?: KnownBatch }) {
  return (
    <label css={option}>
      <input type="radio" name="Batch" value={value} data-batch={batch ? `${batch.course} ${batchKey(batch)}` : ""} />
      <span>
        <b>{batch ? day(batch.start) : value}</b>
        {batch?.lines.map((line) => (
          <span key={line} css={detail}>
            {unbroken(line)}
          </span>
        ))}
      </span>
    </label>
  );
}

const frame = { padding: `0 ${space.m}`, border: line.ink, borderRadius: radius.small, background: color.card };
const name = { ...font.small, paddingTop: space.s };
const option = {
  ...stack(space.s),
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  minHeight: "2.75rem",
  paddingBlock: space.s,
  "& > input": { width: "1.25rem", height: "1.25rem", margin: "0.125rem 0 0", accentColor: color.action },
};
const detail = { ...font.small, display: "block" };
