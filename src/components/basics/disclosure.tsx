import type { ReactNode } from "react";
import { color, hidden, moving, space } from "../../theme/theme";

type DisclosureProps = {
  /** What is always shown, and opens the rest. */
  summary: ReactNode;
  /** What it tells of, where several open by the same words: heard, and not shown. */
  about?: string;
  children: ReactNode;
  /** Its address on the page: a link to it opens it. Its card needs `position: relative`. */
  id?: string;
  open?: boolean;
  className?: string;
};

/** Something that opens where it stands, with a drawn plus that turns into a cross. Native: it needs no script. */
export function Disclosure({ summary, about, children, id, open, className }: DisclosureProps) {
  return (
    <details open={open} className={className}>
      <summary css={row}>
        {summary}
        {about && <span css={hidden}>: {about}</span>}
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" css={sign}>
          <path d="M10 3v14M3 10h14" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </summary>
      {id && <span id={id} css={top} />}
      {children}
    </details>
  );
}

/** Inside, because browsers open what a link's target is hidden in; it lies at the card's top, so that is scrolled to. */
const top = { position: "absolute" as const, top: 0 };
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
const sign = {
  flexShrink: 0,
  [moving]: { transition: "transform 150ms" },
  "details[open] > summary > &": { transform: "rotate(45deg)" },
};
