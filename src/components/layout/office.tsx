import { mail, otherTelephone, telephone } from "../../contact/contact-links";
import { site } from "../../site-copy";
import { cluster, font, notPrinted, space } from "../../theme/theme";
import { formatTime, formatHours } from "../../time/india-time";
import { officeAt } from "../../time/opening-hours";
import { useNow } from "../../browser/use-now";

const { address, email, phone, otherPhone } = site.contact;
const { street, city, postalCode, country } = address;

export function Address() {
  return (
    <p>
      {street}
      <br />
      {`${postalCode ? `${city} ${postalCode}` : city}, ${country}`}
    </p>
  );
}

type ContactLinkProps = { className?: string };

/** The telephone number, and another one below it if there is one. */
export function Telephones({ className }: ContactLinkProps) {
  return (
    <>
      <a href={telephone} className={className}>
        {phone}
      </a>
      {otherTelephone && (
        <>
          <br />
          <a href={otherTelephone} className={className}>
            {otherPhone}
          </a>
        </>
      )}
    </>
  );
}

/** The e-mail address, which may break after the @. */
export function Email({ className }: ContactLinkProps) {
  const [mailbox, host] = email.split("@");
  return (
    <a href={mail} className={className}>
      {mailbox}@<wbr />
      {host}
    </a>
  );
}

export function OfficeHours() {
  return (
    <dl>
      {site.contact.hours.map((day) => (
        <div key={day.days + day.opens} css={row}>
          <dt>{day.days}</dt>
          <dd>{formatHours(day)}</dd>
        </div>
      ))}
    </dl>
  );
}

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

const row = cluster(`0 ${space.s}`);
