import { useNow } from "../../browser/use-now";
import { site } from "../../site-copy";
import { font, notPrinted } from "../../theme/theme";
import { formatTime } from "../../time/india-time";
import { officeAt } from "../../time/opening-hours";
import { OfficeHours } from "../layout/office";

/**
 * Whether the office is open now, in India time, or when it opens next; the office hours until hydrated. The type is
 * small so that both take the same number of lines, and nothing shifts. Updates every minute, without an announcement.
 */
export function OpenNow() {
  const now = useNow();
  const office = now === undefined ? undefined : officeAt(now, site.contact.hours);
  return (
    <div css={font.small}>
      {office ? (
        <p css={notPrinted}>
          <b>{office.isOpen ? "Open now " : "Closed. "}</b>
          <br />
          {office.isOpen ? `until ${formatTime(office.closes)}` : `Opens ${office.day} ${formatTime(office.opens)}`}
        </p>
      ) : (
        <OfficeHours />
      )}
    </div>
  );
}
