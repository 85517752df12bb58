import type { ReactNode } from "react";
import { sharing } from "../../contact/contact-links";
import { Island } from "../../islands/island";
import { cluster, color, hidden, line, notPrinted, space, style, text as type } from "../../theme/theme";
import { pill } from "./button-style";

type ShareLinksProps = {
  /** The subject's name in the links: Python. */
  name: string;
  /** The title and text of the shared message. */
  title: string;
  text: string;
  path: string;
  /** The line above the links. */
  invitation: string;
  /** Whether to add a button for the browser's share sheet, the only thing here that needs script. */
  sheet?: boolean;
  /** More links or buttons in the row. */
  children?: ReactNode;
};

/** Links that share a page. */
export function ShareLinks({ name, title, text, path, invitation, sheet, children }: ShareLinksProps) {
  const { url, whatsapp, linkedin } = sharing(title, path);
  return (
    <div css={row}>
      <p css={invitationText}>{invitation}</p>
      <a href={whatsapp} rel="noopener" css={pill}>
        Share on WhatsApp <span css={hidden}>about {name}</span>
      </a>
      <a href={linkedin} rel="noopener" css={pill}>
        Share on LinkedIn <span css={hidden}>about {name}</span>
      </a>
      {sheet && <Island name="ShareButton" props={{ name, title, text, url }} />}
      {children}
    </div>
  );
}

const row = style({
  ...type.small,
  position: "relative",
  ...cluster(`${space.s} 0.75rem`),
  alignItems: "center",
  paddingTop: space.m,
  borderTop: line.soft,
  ...notPrinted,
});
const invitationText = { flexBasis: "100%", color: color.inkSoft };
