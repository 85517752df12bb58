import { site } from "../../site-copy";
import { useNow } from "../../time/use-now";
import { daysOf, officeAt, weekdays } from "../../time/opening-hours";
import { clock } from "../../time/time-of-day";
import { accent, pillFrame, reserveSpace, scriptOnly, space } from "../../theme/theme";

const { hours } = site.contact;

/**
 * Whether the office is open now, in India time, or when it opens next. Updates every minute; screen readers do not
 * announce it.
 */
export function OpenNow() {
  const now = useNow();
  const office = now === undefined ? undefined : officeAt(now, hours);
  return (
    <p css={place} data-reserve={longest}>
      {office && (
        <span>
          <span css={[dot, office.isOpen && { background: accent.leaf }]} />
          {office.isOpen ? "Open now " : "Closed. "}
          <span css={{ display: "block" }}>
            {office.isOpen ? `until ${clock(office.closes)}` : opening(office.day, office.opens)}
          </span>
        </span>
      )}
    </p>
  );
}

function opening(day: string, opens: string): string {
  return `Opens ${day} ${clock(opens)}`;
}

/** The longest possible text, to reserve its space. */
const openings = hours.flatMap(({ days, opens }) => daysOf(days).map((day) => opening(weekdays[day] ?? "", opens)));
const longest = `Closed.\n${openings.reduce((widest, other) => (other.length > widest.length ? other : widest))}`;

const indent = "1.375rem";
const place = { ...reserveSpace, paddingLeft: indent, fontWeight: 600, ...scriptOnly };
const dot = {
  display: "inline-block",
  width: "0.875rem",
  height: "0.875rem",
  marginLeft: `-${indent}`,
  marginRight: space.s,
  ...pillFrame,
};
