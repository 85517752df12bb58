import { useState, type ReactNode } from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { sharing } from "../../contact/contact-links";
import { island } from "../../browser/island";
import { color, hidden, line, notPrinted, space, text as type } from "../../theme/theme";
import { pill } from "./button-style";

type ShareLinksProps = {
  /** What is shared, as the links name it: Python. */
  name: string;
  /** Title and sentence of the shared message. */
  title: string;
  text: string;
  path: string;
  /** The line above the links. */
  invitation: string;
  /** More links or buttons for the row. */
  children?: ReactNode;
};

/** Links that share a page, and a button where the browser has a share sheet. */
export function ShareLinks({ name, title, text, path, invitation, children }: ShareLinksProps) {
  const [message, setMessage] = useState("");
  const { url, whatsapp, linkedin } = sharing(title, path);
  const canShare = useHydrated() && "share" in navigator;

  async function share() {
    setMessage("");
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === "AbortError";
      if (!isCancelled) setMessage("Sharing did not work. WhatsApp and LinkedIn still do.");
    }
  }

  return (
    <div {...island.inView} css={row}>
      <p css={invitationText}>{invitation}</p>
      <a href={whatsapp} rel="noopener" css={pill}>
        <span css={hidden}>Share {name} on </span>WhatsApp
      </a>
      <a href={linkedin} rel="noopener" css={pill}>
        <span css={hidden}>Share {name} on </span>LinkedIn
      </a>
      {canShare && (
        <button type="button" css={pill} onClick={() => void share()}>
          <span css={hidden}>Share {name} with </span>Other apps
        </button>
      )}
      {children}
      {canShare && (
        <p role="status" css={message ? wholeLine : hidden}>
          {message}
        </p>
      )}
    </div>
  );
}

const row = {
  ...type.small,
  position: "relative" as const,
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "center",
  gap: `${space.s} 0.75rem`,
  paddingTop: space.m,
  borderTop: line.soft,
  ...notPrinted,
};
const wholeLine = { flexBasis: "100%" };
const invitationText = { ...wholeLine, color: color.inkSoft };
