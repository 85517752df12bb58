import { ButtonLink } from "../shared/button-link";
import { cluster, color, from, hidden, line, notPrinted, space, stickyBar, style, text } from "../../theme/theme";
import type { DetailSummary } from "./facts";

type ActionBarProps = Omit<DetailSummary, "facts"> & {
  /** Next to the price. */
  note?: string;
};

/** Price and buttons. Sticks to the bottom of small screens while the content above is in view. */
export function ActionBar({ price, note, action, chat }: ActionBarProps) {
  return (
    <div css={bar}>
      <p css={priceLine}>
        <b css={text.h3}>{price.value}</b> {note && <span css={text.small}>· {note}</span>}
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
  bottom: stickyBar.inset,
  zIndex: 1,
  ...cluster(space.s),
  padding: `${space.s} ${space.gutter} 0.75rem`,
  borderTop: line.ink,
  background: color.card,
  [from.desktop]: { display: "none" },
  "& > a": { flex: "1 1 auto", paddingInline: space.s },
  ...notPrinted,
});
/** On a separate line on phones. */
const priceLine = { flex: "1 0 100%", [from.tablet]: { flex: "1 0 auto", alignSelf: "center" } };
