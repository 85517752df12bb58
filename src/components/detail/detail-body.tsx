import type { ReactNode } from "react";
import { column, from, skipUntilNear, print, space } from "../../theme/theme";

type DetailBodyProps = {
  /** The facts, beside the parts on wide screens. */
  facts: ReactNode;
  /** What stays at the foot of small screens until the parts end. */
  bar: ReactNode;
  /** The parts. */
  children: ReactNode;
};

/** What stands between the hero and the closing banner of a course or service page. */
export function DetailBody({ facts, bar, children }: DetailBodyProps) {
  // The outer box ends the bar: it goes when the banner comes, which has the same button.
  return (
    <div>
      <div css={layout}>
        <div css={side}>{facts}</div>
        <div css={parts}>{children}</div>
      </div>
      {bar}
    </div>
  );
}

const layout = {
  ...column,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)", // no part of it widens the page
  gap: space.xl,
  paddingBlock: "clamp(2rem, 5vw, 4rem)",
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 20rem", columnGap: "4rem" },
  [print]: { ...column[print], display: "block", paddingBlock: space.m },
};
const side = { [from.desktop]: { order: 1 } };
const parts = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(3rem, 6vw, 5rem)",
  alignContent: "start",
  "& > *": skipUntilNear("25rem"),
  [print]: { display: "block", "& > *": { marginTop: space.l } },
};
