import site from "../../data/site.json";
import { mail, telephone } from "../contact-links";
import { clock } from "../format";
import { space } from "../theme";
import { columnHeading, footLink } from "./footer-styles";

const { contact, footer } = site;
const { address } = contact;

/** Where the institute is, how to reach it and when. */
export function FooterContact() {
  return (
    <address css={{ fontStyle: "normal" }}>
      <h3 css={columnHeading}>{footer.contact}</h3>
      <p>
        {address.street}
        <br />
        {address.city} {address.postalCode}, {address.country}
      </p>
      <a href={telephone} css={footLink}>
        {contact.phone}
      </a>
      <br />
      <a href={mail} css={footLink}>
        {contact.email}
      </a>
      <dl css={hours}>
        {contact.hours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              {clock(opens)} to {clock(closes)}
            </dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

const hours = { marginTop: space.m, "& > div": { display: "flex", flexWrap: "wrap" as const, gap: `0 ${space.s}` } };
