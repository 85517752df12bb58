import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { from, space, srOnly, style } from "../../theme/theme";

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
        {about && <span css={srOnly}>: {about}</span>}
      </summary>
      {id && <span id={id} css={anchor} />}
      {children}
    </details>
  );
}

/** Inside `<details>`, so that links open it, and at the top of the card, so that browsers scroll there. */
const anchor = style({ position: "absolute", top: 0 });

const bar = "linear-gradient(currentcolor 0 0) center no-repeat";

export const minusSign = { backgroundSize: "100% 3px, 0" };

/** The row that opens and closes a `<details>`, with a plus at its end that becomes a minus. */
export const summaryRow = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  minHeight: "2.75rem",
  paddingBlock: space.s,
  listStyle: "none",
  "::-webkit-details-marker": { display: "none" },
  "::after": {
    content: '""',
    flexShrink: 0,
    width: "0.9375rem",
    height: "0.9375rem",
    background: `${bar}, ${bar}`,
    backgroundSize: "100% 3px, 3px 100%",
  },
  "details[open] > &::after": minusSign,
};

/** A summary that wider screens show as a plain heading. */
export const foldedOut = style({
  minHeight: 0,
  visibility: "hidden",
  pointerEvents: "none",
  "::after": { content: "none" },
  "& > *": { visibility: "visible" },
});

/**
 * For a `<details>` that collapses only on phones. Wider screens always show its content, with `row` as the style of
 * its summary; browsers without `::details-content` collapse it there, too.
 */
export const foldOnPhones = (row: CSSObject): CSSObject => ({
  "@supports selector(::details-content)": {
    [from.tablet]: { "::details-content": { contentVisibility: "visible" }, "& > summary": row },
  },
});
