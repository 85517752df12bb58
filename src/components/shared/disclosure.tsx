import type { ReactNode } from "react";
import { hidden, style } from "../../theme/theme";
import { summaryRow } from "./summary-row";

type DisclosureProps = {
  /** Always visible; toggles the content. */
  summary: ReactNode;
  /** Distinguishes disclosures with the same summary, for screen readers only. */
  about?: string;
  children: ReactNode;
  /** An anchor: links to it open the disclosure. The surrounding card needs `position: relative`. */
  id?: string;
  open?: boolean;
  className?: string;
};

export function Disclosure({ summary, about, children, id, open, className }: DisclosureProps) {
  return (
    <details open={open} className={className}>
      <summary css={summaryRow}>
        {summary}
        {about && <span css={hidden}>: {about}</span>}
      </summary>
      {id && <span id={id} css={anchor} />}
      {children}
    </details>
  );
}

/**
 * Inside `<details>`, because browsers open it to reveal a link's target. At the top of the card, where the page
 * scrolls to.
 */
const anchor = style({ position: "absolute", top: 0 });
