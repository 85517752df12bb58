import { site } from "../../site-copy";
import { color, columns, from, space, text } from "../../theme/theme";
import { Address, Email, OfficeHours, Telephones } from "./office";

export function FooterContact() {
  return (
    <section>
      <h2 css={[text.h3, { marginBottom: space.s }]}>{site.footer.contact}</h2>
      <address css={inColumns}>
        <Address />
        <p>
          <Telephones css={footLink} />
          <br />
          <Email css={footLink} />
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
