import { site } from "../../site-copy";
import { cluster, space } from "../../theme/theme";
import { hours } from "../../time/time-of-day";

const { street, city, postalCode, country } = site.contact.address;

/** The office, in two lines. */
export function Address() {
  return (
    <p>
      {street}
      <br />
      {`${postalCode ? `${city} ${postalCode}` : city}, ${country}`}
    </p>
  );
}

/** The office hours, one row per range of days. */
export function OfficeHours() {
  return (
    <dl>
      {site.contact.hours.map((day) => (
        <div key={day.days + day.opens} css={row}>
          <dt>{day.days}</dt>
          <dd>{hours(day)}</dd>
        </div>
      ))}
    </dl>
  );
}

const row = cluster(`0 ${space.s}`);
