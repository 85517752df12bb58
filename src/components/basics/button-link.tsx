import { Link } from "gatsby";
import type { ReactNode } from "react";
import { color, line, pressable, radius } from "../../theme";

type ButtonLinkProps = { to: string; kind?: "main" | "highlight" | "plain"; children: ReactNode };

/** A link that looks like a button. Addresses outside this site (https:, tel:, mailto:) are plain links. */
export function ButtonLink({ to, kind = "main", children }: ButtonLinkProps) {
  if (to.startsWith("/")) {
    return (
      <Link to={to} css={[button, kinds[kind]]}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} rel="noopener" css={[button, kinds[kind]]}>
      {children}
    </a>
  );
}

const button = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: "3rem",
  padding: "0.5rem clamp(1rem, 0.5rem + 2vw, 1.375rem)",
  border: line.ink,
  borderRadius: radius.pill,
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: "nowrap" as const,
  textAlign: "center" as const,
  textDecoration: "none",
  ...pressable,
  ":focus-visible": { boxShadow: `0 0 0 6px ${color.highlight}` },
};

const kinds = {
  main: { background: color.action, color: color.card },
  highlight: { background: color.highlight, color: color.ink },
  plain: { background: color.card, color: color.ink },
};
