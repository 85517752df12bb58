import type { ReactNode } from "react";
import { ButtonLink } from "../shared/button-link";
import {
  cardFrame,
  cluster,
  color,
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
  text,
} from "../../theme/theme";

/** Answers to a visitor's first questions, and the main buttons. */
export type DetailSummary = {
  price: {
    label: string;
    value: string;
    note?: string;
    /** Says more than a value such as Custom, where there is no room for facts. */
    words?: string | null;
  };
  facts: readonly { label: string; value: ReactNode; /** When the fact expires. */ until?: string }[];
  action: ReactNode;
  /** The address of a chat about the course or service. */
  chat: string;
};

type ActionBarProps = Omit<DetailSummary, "facts"> & {
  /** After the price. */
  note?: ReactNode;
};

/**
 * Price and buttons. Sticks to the bottom of small screens while the content above is in view; a sticky card beside it
 * on wide ones.
 */
export function ActionBar({ price, note, action, chat }: ActionBarProps) {
  return (
    <div css={[bar, (note ?? price.words) && cluster(space.s), card, stickyBeside(jumpRow), notPrinted]}>
      <p css={[priceLine, (note ?? price.words) && ownLine]}>
        <b css={[note && text.h3, cardPrice]}>{price.words ?? price.value}</b> {note}
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
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.s} ${space.gutter} 0.75rem`,
  borderTop: line.ink,
  background: color.card,
  "& > a": { flex: "1 1 auto", paddingInline: space.s, overflowWrap: "normal" },
  "& > :last-child": { flexShrink: 0 },
});
const priceLine = { ...text.small, flex: "1 1 7rem", alignSelf: "center", lineHeight: 1.2 };
const ownLine = { flex: "1 0 100%", lineHeight: 1.5, [from.tablet]: { flex: "1 0 auto" } };
const card = { [from.desktop]: { ...cardFrame, ...stack(space.m), bottom: "auto", margin: 0, padding: space.l } };
const cardPrice = { [from.desktop]: { ...text.figure, display: "block", marginBottom: space.s } };
