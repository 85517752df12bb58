import type { ReactNode } from "react";
import { button, buttonKinds } from "./button-style";

type ButtonLinkProps = { to: string; kind?: keyof typeof buttonKinds; children: ReactNode };

export function ButtonLink({ to, kind = "main", children }: ButtonLinkProps) {
  return (
    <a href={to} rel={to.startsWith("/") ? undefined : "noopener"} css={[button, buttonKinds[kind]]}>
      {children}
    </a>
  );
}
