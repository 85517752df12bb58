import site from "../../../data/site.json";
import { mail, telephone } from "../../contact/contact-links";
import { from, space, style, text } from "../../theme/theme";
import { Address } from "./address";
import { footLink } from "./footer-styles";
import { OfficeHours } from "./office-hours";

const { contact, footer } = site;

/** Address, phone, e-mail and office hours. */
export function FooterContact() {
  return (
    <section>
      <h2 css={[text.h3, { marginBottom: space.s }]}>{footer.contact}</h2>
      <address css={inRow}>
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
        <div>
          <OfficeHours />
        </div>
      </address>
    </section>
  );
}

const inRow = style({
  [from.tabletToDesktop]: {
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space.xl}`,
    "& > br": { display: "none" },
  },
});
