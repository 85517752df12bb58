import type { ReactNode } from "react";
import { steady } from "../../theme/theme";
import { button, buttonKinds } from "./button-style";

type ButtonLinkProps = { to: string; kind?: keyof typeof buttonKinds; children: ReactNode };

/** A link styled as a button. */
export function ButtonLink({ to, kind = "main", children }: ButtonLinkProps) {
  return (
    <a href={to} rel={to.startsWith("/") ? undefined : "noopener"} css={[button, buttonKinds[kind]]}>
      {children}
    </a>
  );
}

/**
 * Reserves the width of the fallback font. Otherwise a row of buttons in the first view may wrap differently once the
 * web font loads.
 */
export function SteadyLabel({ children }: { children: string }) {
  return (
    <span css={steady.label} data-reserve={children}>
      <span>{children}</span>
    </span>
  );
}
