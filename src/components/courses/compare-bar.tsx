import { formatList } from "../../text/format";
import { cardFrame, color, font, hidden, notPrinted, scriptOnly, space, stickyInset, style } from "../../theme/theme";
import { ButtonLink } from "../shared/buttons";
import { maxCompared } from "./course-order";

/**
 * Asks for a second course once one is ticked, then links to the comparison. Sticks to the bottom of the window while
 * the list is in view.
 */
export function CompareBar({ titles }: { titles: readonly string[] }) {
  const names = formatList(titles);
  const isShown = titles.length > 0;
  return (
    <div css={isShown ? bar : scriptOnly}>
      <p role="status" css={isShown ? status : hidden}>
        {titles.length === 1 ? `${names} is ticked: tick one more to compare.` : names}
        {titles.length === maxCompared && <span css={most}> (three at a time)</span>}
      </p>
      {titles.length > 1 && <ButtonLink to="#compare">{`Compare ${titles.length}`}</ButtonLink>}
    </div>
  );
}

const bar = style({
  ...cardFrame,
  position: "sticky",
  bottom: stickyInset,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: space.m,
  marginTop: space.l,
  padding: `${space.s} ${space.m} 0.75rem`,
  ...notPrinted,
});
const status = { ...font.small, flex: 1, fontWeight: 600, lineHeight: 1.3 };
const most = { color: color.inkSoft, fontWeight: 400 };
