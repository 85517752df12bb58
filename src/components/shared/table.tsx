import type { ReactNode } from "react";
import { cardFrame, color, font, line, print, space, style } from "../../theme/theme";

type TableFrameProps = { name: string; children: ReactNode };

/** The frame around a table, in which a wide one scrolls sideways. */
export function TableFrame({ name, children }: TableFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section aria-label={name} tabIndex={0} css={tableFrame}>
      {children}
    </section>
  );
}

const side = "clamp(0.5rem, 2.5vw, 1.5rem)";

export const tableFrame = style({
  ...cardFrame,
  position: "relative", // contains visually hidden text, which would widen the page
  overflow: "auto hidden",
  // Firefox breaks pages neither between grid rows nor inside scrollable elements.
  [print]: { display: "block", overflow: "visible", breakInside: "auto", border: 0, borderRadius: 0 },
});

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
