import { site } from "../../site-copy";
import { OfficeHours } from "../layout/office";
import { font, notPrinted } from "../../theme/theme";
import { useNow } from "../../time/use-now";
import { officeAt } from "../../time/opening-hours";
import { clock } from "../../time/india-time";

const { hours } = site.contact;

/**
 * Whether the office is open now, in India time, or when it opens next; the office hours until hydrated. The type is
 * small so that both take the same number of lines, and nothing shifts. Updates every minute, without an announcement.
 */
export function OpenNow() {
  const now = useNow();
  const office = now === undefined ? undefined : officeAt(now, hours);
  return (
    <div css={font.small}>
      {office ? (
        <p css={notPrinted}>
          <b>{office.isOpen ? "Open now " : "Closed. "}</b>
          <br />
          {office.isOpen ? `until ${clock(office.closes)}` : `Opens ${office.day} ${clock(office.opens)}`}
        </p>
      ) : (
        <OfficeHours />
      )}
    </div>
  );
}
