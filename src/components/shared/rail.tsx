import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { railOnSmallScreens } from "../../theme/theme";

type RailProps = { label: string; wide: CSSObject; children: ReactNode };

/** On small screens, a row to swipe through. */
export function Rail({ label, wide, children }: RailProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
    <ul aria-label={label} tabIndex={0} css={[wide, railOnSmallScreens]}>
      {children}
    </ul>
  );
}
