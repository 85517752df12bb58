import site from "../../../data/site.json";
import { mail, telephone } from "../../contact/contact-links";
import { space } from "../../theme/theme";
import { Address } from "./address";
import { columnHeading, footLink } from "./footer-styles";
import { OfficeHours } from "./office-hours";

const { contact, footer } = site;

/** Address, phone, e-mail and office hours. */
export function FooterContact() {
  return (
    <section>
      <h2 css={columnHeading}>{footer.contact}</h2>
      <address>
        <Address />
        <a href={telephone} css={footLink}>
          {contact.phone}
        </a>
        <br />
        <a href={mail} css={footLink}>
          {/* Lets a long address break after the @. */}
          {contact.email.split("@")[0]}@<wbr />
          {contact.email.split("@")[1]}
        </a>
        <div css={{ marginTop: space.m }}>
          <OfficeHours />
        </div>
      </address>
    </section>
  );
}
