import type { ReactNode } from "react";
import { color, from, line, notPrinted, space, text } from "../../theme/theme";

type ActionBarProps = {
  price: string;
  note?: string;
  /** The button. */
  children: ReactNode;
};

/** Price and button, stuck to the bottom of small screens while its preceding siblings are in view. */
export function ActionBar({ price, note, children }: ActionBarProps) {
  return (
    <div css={bar}>
      <span css={priceColumn}>
        <b css={figure}>{price}</b>
        {note && <span css={text.small}>{note}</span>}
      </span>
      {children}
    </div>
  );
}

const bar = {
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  padding: `0.625rem ${space.gutter}`,
  borderTop: line.ink,
  background: color.card,
  [from.tall]: { position: "sticky" as const, bottom: 0 },
  [from.desktop]: { display: "none" },
  ...notPrinted,
};
const priceColumn = { width: "min-content", maxWidth: "50%", lineHeight: 1.2, overflowWrap: "break-word" as const };
const figure = { ...text.h3, display: "block" };
