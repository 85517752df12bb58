import type { ReactNode } from "react";
import { color, moving, space } from "../../theme";

type DisclosureProps = {
  /** What is always shown, and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  open?: boolean;
  className?: string;
};

/** Something that opens where it stands, with a drawn plus that turns into a cross. Native: it needs no script. */
export function Disclosure({ summary, children, id, open, className }: DisclosureProps) {
  return (
    <details id={id} open={open} className={className}>
      <summary css={row}>
        {summary}
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" css={sign}>
          <path d="M10 3v14M3 10h14" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </summary>
      {children}
    </details>
  );
}

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
