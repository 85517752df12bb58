import { Link } from "gatsby";
import type { ReactNode } from "react";
import { steady } from "../../theme/theme";
import { button, buttonKinds } from "./button-style";

type ButtonLinkProps = { to: string; kind?: "main" | "highlight" | "plain"; children: ReactNode };

/** A link that looks like a button; external ones (https:, tel:, mailto:) bypass Gatsby's router. */
export function ButtonLink({ to, kind = "main", children }: ButtonLinkProps) {
  if (to.startsWith("/")) {
    return (
      <Link to={to} css={[button, buttonKinds[kind]]}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} rel="noopener" css={[button, buttonKinds[kind]]}>
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
