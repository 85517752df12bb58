import type { ReactNode } from "react";
import { steady } from "../../theme/theme";
import { button, buttonKinds } from "./button-style";

type ButtonLinkProps = { to: string; kind?: keyof typeof buttonKinds; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ to, kind = "main", children }: ButtonLinkProps) {
  return (
    <a href={to} rel={to.startsWith("/") ? undefined : "noopener"} css={[button, buttonKinds[kind]]}>
      {children}
    </a>
  );
}

/** The label of a button in the first view: as wide in the fallback font, so that its row does not wrap differently. */
export function SteadyLabel({ children }: { children: string }) {
  return (
    <span css={steady.label} data-room={children}>
      <span>{children}</span>
    </span>
  );
}
