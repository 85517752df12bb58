import type { ReactNode } from "react";
import { cardFrame, color, font, line, print, space, style } from "../../theme/theme";

type TableFrameProps = { name: string; className?: string; children: ReactNode };

export function TableFrame({ name, className, children }: TableFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section aria-label={name} tabIndex={0} className={className}>
      {children}
    </section>
  );
}

const side = "clamp(0.5rem, 2.5vw, 1.5rem)";

/** Firefox breaks neither a grid's rows nor a scrollable element. */
export const brokenByPages = style({ display: "block", overflow: "visible", breakInside: "auto" });

/** The frame around a table. */
export const tableFrame = {
  ...cardFrame,
  overflow: "auto hidden",
  [print]: { ...brokenByPages, border: 0, borderRadius: 0 },
};

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  "& th, & td": { padding: `0.8125rem ${side}`, textAlign: "left" },
  "& thead th": { ...font.small, borderBlock: line.ink, background: color.panel },
  "& tbody tr:nth-of-type(even)": { background: color.page },
  "& tbody th": { fontWeight: 700 },
  "& th > a": { display: "inline-block", minWidth: "1.5rem" },
  "& td": { whiteSpace: "nowrap" },
  // Rules instead of stripes in print.
  [print]: { "& tbody th, & tbody td": { borderBottom: line.soft } },
});

export const tableCaption = style({ padding: space.m, paddingInline: side, textAlign: "left" });

export const figures = style({
  "&&": { textAlign: "right" },
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
