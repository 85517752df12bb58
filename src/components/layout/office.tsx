import { mail, otherTelephone, telephone } from "../../contact/contact-links";
import { site } from "../../site-copy";
import { cluster, space } from "../../theme/theme";
import { formatHours } from "../../time/india-time";

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

const row = cluster(`0 ${space.s}`);
