import type { ReactNode } from "react";
import { steady } from "../../theme/theme";
import { button, buttonKinds } from "./button-style";

type ButtonLinkProps = {
  to: string;
  kind?: keyof typeof buttonKinds;
  /**
   * Reserves the width of a text label in the fallback font. Otherwise a row of buttons in the first view may wrap
   * differently once the web font loads.
   */
  isSteady?: boolean;
  children: ReactNode;
};

/** A link styled as a button. */
export function ButtonLink({ to, kind = "main", isSteady = false, children }: ButtonLinkProps) {
  return (
    <a href={to} rel={to.startsWith("/") ? undefined : "noopener"} css={[button, buttonKinds[kind]]}>
      {isSteady ? (
        <span css={steady.label} data-reserve={String(children)}>
          <span>{children}</span>
        </span>
      ) : (
        children
      )}
    </a>
  );
}
