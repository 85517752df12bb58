import type { ReactNode } from "react";
import { color, line, space, text } from "../../theme";

type FactListProps = {
  /** Each label with its fact. */
  of: Readonly<Record<string, string>>;
  /** A fact that stands above the others in a form of its own. */
  children?: ReactNode;
  className?: string;
};

/** Facts under each other, each on a ruled line. */
export function FactList({ of, children, className }: FactListProps) {
  return (
    <dl className={className}>
      {children}
      {Object.entries(of).map(([label, fact]) => (
        <div key={label} css={row}>
          <dt css={{ color: color.inkSoft }}>{label}</dt>
          <dd css={value}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const row = {
  ...text.small,
  display: "flex",
  justifyContent: "space-between",
  gap: space.m,
  paddingBlock: "0.375rem",
  borderTop: line.soft,
};
const value = { fontWeight: 600, textAlign: "right" as const };
