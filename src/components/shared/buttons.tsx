import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { whatsappQuestion } from "../../contact/contact-links";
import { cluster, color, notPrinted, pillFrame, pressable, space, style } from "../../theme/theme";

type ButtonLinkProps = { to: string; kind?: keyof typeof buttonKinds; children: ReactNode };

export function ButtonLink({ to, kind = "main", children }: ButtonLinkProps) {
  return (
    <a href={to} rel={to.startsWith("/") ? undefined : "noopener"} css={[button, buttonKinds[kind]]}>
      {children}
    </a>
  );
}

/** Asks on WhatsApp about a topic, or about the institute if omitted. */
export function AskButton({ page, topic }: { page: string | null; topic?: string }) {
  return (
    <ButtonLink to={whatsappQuestion(page, topic)} kind="plain">
      Ask on WhatsApp
    </ButtonLink>
  );
}

type DownloadLinkProps = { download: Queries.DownloadLinkFragment; kind?: keyof typeof buttonKinds };

export function DownloadLink({ download, kind = "plain" }: DownloadLinkProps) {
  return (
    <a href={download.path} download css={[button, buttonKinds[kind], wrapping]}>
      <span>{download.label}</span> <span css={size}>(PDF, {download.kilobytes} kB)</span>
    </a>
  );
}

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minHeight: "3rem",
  padding: "0.5rem clamp(1rem, 0.5rem + 2vw, 1.375rem)",
  ...pillFrame,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  ...pressable,
  ":focus-visible": { boxShadow: `0 0 0 6px ${color.highlight}` },
  ...notPrinted,
});

export const buttonKinds = {
  main: { background: color.action, color: color.card },
  highlight: { background: color.highlight, color: color.ink },
  plain: { background: color.card, color: color.ink },
};

export const buttonRow = { ...cluster("0.75rem"), marginTop: space.s };

/** The shape of a quieter control. */
export const pillShape = {
  ...pillFrame,
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingInline: space.m,
  background: color.card,
  color: color.ink,
};

/** A quieter button next to text. */
export const pill = {
  ...pillShape,
  fontWeight: 700,
  textDecoration: "none",
  ":hover": { background: color.highlight },
};

const wrapping = style({ flexWrap: "wrap", columnGap: "0.375rem", rowGap: 0 });
const size = { fontWeight: 400, fontVariantNumeric: "tabular-nums" };

export const query = graphql`
  fragment DownloadLink on Download { path label kilobytes }
`;
