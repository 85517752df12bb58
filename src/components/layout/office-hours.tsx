import site from "../../../data/site.json";
import { space } from "../../theme/theme";
import { hours } from "../../time/time-of-day";

/** The office hours, one row per range of days. */
export function OfficeHours() {
  return (
    <dl>
      {site.contact.hours.map((day) => (
        <div key={day.days} css={row}>
          <dt>{day.days}</dt>
          <dd>{hours(day)}</dd>
        </div>
      ))}
    </dl>
  );
}

const row = { display: "flex", flexWrap: "wrap" as const, gap: `0 ${space.s}` };
