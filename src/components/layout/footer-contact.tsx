import { site } from "../../site-copy";
import { mail, otherTelephone, telephone } from "../../contact/contact-links";
import { color, columns, from, space, text } from "../../theme/theme";
import { Address, OfficeHours } from "./office";

const { contact, footer } = site;

export function FooterContact() {
  return (
    <section>
      <h2 css={[text.h3, { marginBottom: space.s }]}>{footer.contact}</h2>
      <address css={inColumns}>
        <Address />
        <p>
          <a href={telephone} css={footLink}>
            {contact.phone}
          </a>
          <br />
          {otherTelephone && (
            <>
              <a href={otherTelephone} css={footLink}>
                {contact.otherPhone}
              </a>
              <br />
            </>
          )}
          <a href={mail} css={footLink}>
            {/* Lets a long address break after the @. */}
            {contact.email.split("@")[0]}@<wbr />
            {contact.email.split("@")[1]}
          </a>
        </p>
        <OfficeHours />
      </address>
    </section>
  );
}

const inColumns = {
  "& a": { paddingBlock: "0.5625rem" },
  [from.tabletToDesktop]: { ...columns(3, 3), alignItems: "baseline" },
};
export const footLink = {
  display: "inline-block",
  minWidth: "1.5rem",
  paddingBlock: "0.3125rem",
  color: "inherit",
  textDecorationColor: "transparent",
  ":hover, :focus": { textDecorationColor: color.highlight },
};
