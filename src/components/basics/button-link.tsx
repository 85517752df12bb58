import { Link } from "gatsby";
import type { ReactNode } from "react";
import { button, buttonKinds } from "./button-style";

type ButtonLinkProps = { to: string; kind?: "main" | "highlight" | "plain"; children: ReactNode };

/** A link that looks like a button. Addresses outside this site (https:, tel:, mailto:) are plain links. */
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
