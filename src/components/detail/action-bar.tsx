import type { ReactNode } from "react";
import { ButtonLink } from "../shared/button-link";
import { cluster, color, from, hidden, line, notPrinted, space, stickyInset, style, text } from "../../theme/theme";
import type { DetailSummary } from "./facts";

type ActionBarProps = Omit<DetailSummary, "facts"> & {
  /** Behind the price. */
  note?: ReactNode;
};

/** Price and buttons. Sticks to the bottom of small screens while the content above is in view. */
export function ActionBar({ price, note, action, chat }: ActionBarProps) {
  return (
    <div css={[bar, note && cluster(space.s)]}>
      <p css={[priceLine, note && ownLine]}>
        <b css={note && text.h3}>{price.words ?? price.value}</b> {note}
      </p>
      {action}
      <ButtonLink to={chat} kind="plain">
        <span css={hidden}>Ask on </span>WhatsApp
      </ButtonLink>
    </div>
  );
}

const bar = style({
  position: "sticky",
  bottom: stickyInset,
  zIndex: 1,
  display: "flex",
  gap: space.s,
  padding: `${space.s} ${space.gutter} 0.75rem`,
  borderTop: line.ink,
  background: color.card,
  [from.desktop]: { display: "none" },
  "& > a": { flex: "1 1 auto", paddingInline: space.s, overflowWrap: "normal" },
  "& > :last-child": { flexShrink: 0 },
  ...notPrinted,
});
const priceLine = { ...text.small, flex: "1 1 7rem", alignSelf: "center", lineHeight: 1.2 };
const ownLine = { flex: "1 0 100%", lineHeight: 1.5, [from.tablet]: { flex: "1 0 auto" } };
