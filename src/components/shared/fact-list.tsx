import type { ReactNode } from "react";
import { color, line, space, style, text } from "../../theme/theme";

export type Fact = { label: string; value: string };

type FactListProps = {
  facts: readonly Fact[];
  /** A more prominent fact above the others. */
  children?: ReactNode;
  className?: string;
};

/** Labels and values on ruled lines. */
export function FactList({ facts, children, className }: FactListProps) {
  return (
    <dl className={className}>
      {children}
      {facts.map(({ label, value }) => (
        <div key={label} css={row}>
          <dt css={term}>{label}</dt>
          <dd css={fact}>{value}</dd>
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
const term = { flexShrink: 0, maxWidth: "60%", color: color.inkSoft };
const fact = style({ fontWeight: 600, textAlign: "right", textWrap: "balance" });
