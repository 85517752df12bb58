import type { ReactNode } from "react";
import { ButtonLink } from "../shared/buttons";
import {
  cardFrame,
  cluster,
  color,
  font,
  from,
  hidden,
  jumpRow,
  line,
  notPrinted,
  space,
  stack,
  stickyBeside,
  stickyInset,
  style,
} from "../../theme/theme";

type ActionBarProps = { price: string; note?: ReactNode; action: ReactNode; chat: string };

/**
 * Price and buttons. Sticks to the bottom of small screens while the content above is in view; a sticky card beside it
 * on wide ones.
 */
export function ActionBar({ price, note, action, chat }: ActionBarProps) {
  return (
    <div css={[bar, card, stickyBeside(jumpRow), notPrinted]}>
      <p css={priceLine}>
        <b css={amount}>{price}</b> {note}
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
  ...cluster(space.s),
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.s} ${space.gutter} 0.75rem`,
  borderTop: line.ink,
  background: color.card,
  "& > a": { flex: "1 1 auto", paddingInline: space.s, overflowWrap: "normal" },
  "& > :last-child": { flexShrink: 0 },
});
const priceLine = { ...font.small, flex: "1 0 100%", alignSelf: "center", [from.tablet]: { flex: "1 0 auto" } };
const card = { [from.desktop]: { ...cardFrame, ...stack(space.m), bottom: "auto", margin: 0, padding: space.l } };
const amount = { ...font.h3, [from.desktop]: { ...font.figure, display: "block", marginBottom: space.s } };
