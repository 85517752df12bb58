import { useState, type ReactNode } from "react";
import { formCopy, site } from "../../site-copy";
import { interpolate } from "../../text/interpolate";
import { formatTime, indiaTime, weekdayOf, weekdays } from "../../time/india-time";
import { addOpenHours } from "../../time/opening-hours";
import { space } from "../../theme/theme";
import { button, buttonKinds, buttonRow, DownloadLink } from "../shared/buttons";
import { Confirmation } from "./confirmation";

type EnquirySentProps = {
  copy: Pick<Queries.EnquiryFormFragment, "sent" | "answer">;
  about: ReactNode;
  next: readonly string[];
  syllabus: Queries.DownloadLinkFragment | undefined;
  /** Replaces the words above the button, in another language. */
  translated: { heading: string; text: string } | undefined;
  onAnother: () => void;
};

/** Confirms an enquiry: when to expect an answer, what happens next, and the syllabus to read in the meantime. */
export function EnquirySent({ copy, about, next, syllabus, translated, onAnother }: EnquirySentProps) {
  const { sent, answer } = copy;
  const [now] = useState(Date.now); // the time of submission
  return (
    <Confirmation heading={(translated ?? sent).heading}>
      {about}
      {answer && <p css={{ fontWeight: 700 }}>{interpolate(answer.by, { time: answerTime(now, answer.hours) })}</p>}
      <p>{(translated ?? sent).text}</p>
      {next.length > 0 && <NextSteps steps={next} />}
      <div css={buttonRow}>
        {syllabus && <DownloadLink download={syllabus} kind="main" />}
        <button type="button" css={[button, buttonKinds.plain]} onClick={onAnother}>
          {formCopy.another}
        </button>
      </div>
    </Confirmation>
  );
}

/** What happens after an answer, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol css={{ paddingLeft: space.l, listStyle: "decimal" }}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** The time by which we promise an answer, in Indian time: "1:00 PM today", "Monday, 1:00 PM". */
function answerTime(now: number, hours: number): string {
  const { date, time } = indiaTime(addOpenHours(now, hours, site.contact.hours));
  if (date === indiaTime(now).date) return `${formatTime(time)} today`;
  return `${weekdays[weekdayOf(date)]}, ${formatTime(time)}`;
}
