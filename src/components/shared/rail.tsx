import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { onPhones, space, style } from "../../theme/theme";

type RailProps = { label: string; wide: CSSObject; children: ReactNode };

/** On phones, a row to swipe through; a cut-off card hints at more. */
export function Rail({ label, wide, children }: RailProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
    <ul aria-label={label} tabIndex={0} css={[wide, swiped]}>
      {children}
    </ul>
  );
}

const swiped = style({
  [onPhones]: {
    display: "grid",
    gridTemplateColumns: "none",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(17.5rem, 1fr)",
    marginInline: `calc(-1 * ${space.gutter})`,
    padding: `${space.s} ${space.gutter}`,
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollPaddingInline: space.gutter,
    "& > li": { scrollSnapAlign: "start" },
  },
});
