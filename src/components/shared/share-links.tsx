import { shareUrls } from "../../contact/contact-links";
import { cluster, color, font, line, notPrinted, space, srOnly, style } from "../../theme/theme";
import { pill } from "./buttons";

type ShareLinksProps = { title: string; path: string; invitation: string };

/** Links that share a page, or a part of the current one. */
export function ShareLinks({ title, path, invitation }: ShareLinksProps) {
  const { whatsapp, linkedin } = shareUrls(title, path);
  return (
    <div css={row}>
      <p css={invitationText}>{invitation}</p>
      <a href={whatsapp} rel="noopener" css={share}>
        Share on WhatsApp <span css={srOnly}>about {title}</span>
      </a>
      <a href={linkedin} rel="noopener" css={share}>
        Share on LinkedIn <span css={srOnly}>about {title}</span>
      </a>
    </div>
  );
}

const row = style({
  ...font.small,
  position: "relative",
  ...cluster(space.s),
  alignItems: "center",
  paddingTop: space.m,
  borderTop: line.soft,
  ...notPrinted,
});
/** Narrow enough for both to fit on one line on phones. */
const share = { ...pill, paddingInline: "0.625rem" };
const invitationText = { flexBasis: "100%", color: color.inkSoft };
