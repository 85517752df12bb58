import type { ReactNode } from "react";
import { color, hidden, moving, space } from "../../theme/theme";

type DisclosureProps = {
  /** Always visible; toggles the content. */
  summary: ReactNode;
  /** Replaces the summary while open. */
  whenOpen?: ReactNode;
  /** Distinguishes disclosures with the same summary, for screen readers only. */
  about?: string;
  children: ReactNode;
  /** An anchor: links to it open the disclosure. The surrounding card needs `position: relative`. */
  id?: string;
  open?: boolean;
  className?: string;
};

/** A native `<details>`, with a plus icon that rotates into a cross. */
export function Disclosure({ summary, whenOpen, about, children, id, open, className }: DisclosureProps) {
  return (
    <details open={open} className={className}>
      <summary css={row}>
        {whenOpen ? <span css={shownClosed}>{summary}</span> : summary}
        {whenOpen && <span css={shownOpen}>{whenOpen}</span>}
        {about && <span css={hidden}>: {about}</span>}
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" css={sign}>
          <path d="M10 3v14M3 10h14" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </summary>
      {id && <span id={id} css={anchor} />}
      {children}
    </details>
  );
}

/**
 * Inside `<details>`, because browsers open it to reveal a link's target; positioned at the top of the card, where the
 * page should scroll to.
 */
const anchor = { position: "absolute" as const, top: 0 };
const row = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  minHeight: "2.75rem",
  listStyle: "none",
  "::-webkit-details-marker": { display: "none" },
  ":hover": { color: color.action },
};
const shownClosed = { "details[open] > summary > &": { display: "none" } };
const shownOpen = { "details:not([open]) > summary > &": { display: "none" } };
const sign = {
  flexShrink: 0,
  [moving]: { transition: "transform 150ms" },
  "details[open] > summary > &": { transform: "rotate(45deg)" },
};
