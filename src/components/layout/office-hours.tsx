import site from "../../../data/site.json";
import { clock } from "../../format";
import { space } from "../../theme";

/** When the office is open. */
export function OfficeHours() {
  return (
    <dl>
      {site.contact.hours.map(({ days, opens, closes }) => (
        <div key={days} css={row}>
          <dt>{days}</dt>
          <dd>
            {clock(opens)} to {clock(closes)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const row = { display: "flex", flexWrap: "wrap" as const, gap: `0 ${space.s}` };
