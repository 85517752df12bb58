import type { ReactNode } from "react";
import { color, pillFrame } from "../../theme/theme";

type BadgeProps = { children: ReactNode; tone?: "highlight" | "quiet" };

/** A static label, such as Popular, a level, or the line above a heading. */
export function Badge({ children, tone = "highlight" }: BadgeProps) {
  return <span css={[badge, tones[tone]]}>{children}</span>;
}

const badge = {
  display: "inline-block",
  padding: "0.125rem 0.75rem",
  ...pillFrame,
  color: color.ink,
  fontSize: "0.875rem",
  fontWeight: 700,
  lineHeight: 1.5,
};

const tones = { highlight: { background: color.highlight }, quiet: { background: color.page } };
