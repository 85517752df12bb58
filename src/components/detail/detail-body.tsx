import type { ReactNode } from "react";
import { column, from, print, space } from "../../theme/theme";

type DetailBodyProps = {
  /** Beside the sections on wide screens. */
  facts: ReactNode;
  /** Stuck to the bottom of small screens until the sections end. */
  bar: ReactNode;
  /** The sections. */
  children: ReactNode;
};

/** The layout of a course or service page between its hero and its closing banner. */
export function DetailBody({ facts, bar, children }: DetailBodyProps) {
  // The outer box ends the sticky bar where the closing banner begins, which has the same button.
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
  gridTemplateColumns: "minmax(0, 1fr)", // wide content must not widen the page
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
  [print]: { display: "block", "& > *": { marginTop: space.l } },
};
