import { site } from "../../site-copy";
import { OfficeHours } from "../layout/office";
import { useNow } from "../../time/use-now";
import { officeAt } from "../../time/opening-hours";
import { clock } from "../../time/time-of-day";
import { accent, notPrinted, pillFrame, print, space, style } from "../../theme/theme";

const { hours } = site.contact;

/**
 * Whether the office is open now, in India time, or when it opens next; the office hours until hydrated. Updates every
 * minute; screen readers do not announce it.
 */
export function OpenNow() {
  const now = useNow();
  const office = now === undefined ? undefined : officeAt(now, hours);
  return (
    <div css={place}>
      <div css={[usual, office && covered]}>
        <OfficeHours />
      </div>
      {office && (
        <p css={status}>
          <span css={[dot, office.isOpen && { background: accent.leaf }]} />
          {office.isOpen ? "Open now " : "Closed. "}
          <span css={{ display: "block" }}>
            {office.isOpen ? `until ${clock(office.closes)}` : `Opens ${office.day} ${clock(office.opens)}`}
          </span>
        </p>
      )}
    </div>
  );
}

const indent = "1.375rem";
const place = { display: "grid", paddingLeft: indent, "& > *": { gridArea: "1 / 1" } };
const usual = { marginLeft: `-${indent}` };
const covered = style({ visibility: "hidden", [print]: { visibility: "visible" } });
const status = { fontWeight: 600, ...notPrinted };
const dot = {
  display: "inline-block",
  width: "0.875rem",
  height: "0.875rem",
  marginLeft: `-${indent}`,
  marginRight: space.s,
  ...pillFrame,
};
