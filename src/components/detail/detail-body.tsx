import type { ReactNode } from "react";
import { column, from, print, space, stack } from "../../theme/theme";
import { Part, type PartProps } from "./part";
import { ActionBar, type DetailSummary } from "./action-bar";
import { JumpLinks } from "./jump-links";

/** The sections of a page; empty ones are left out. */
export type DetailParts = readonly (PartProps | false | null)[];

type DetailBodyProps = {
  summary: DetailSummary;
  /** Next to the price in the bar. */
  note?: ReactNode;
  figures?: ReactNode;
  parts: DetailParts;
  children?: ReactNode;
};

/** The layout of a course or service page between its hero and its closing banner. */
export function DetailBody({ summary, note, figures, parts, children }: DetailBodyProps) {
  const shown = parts.filter((part) => !!part);
  // The sticky rows end with the outer box, because the closing banner has the same button.
  return (
    <div>
      <JumpLinks parts={shown} />
      <div css={layout}>
        <div css={content}>
          {figures}
          {shown.map((part) => (
            <Part key={part.id} {...part} />
          ))}
          {children}
        </div>
        <ActionBar {...summary} note={note} />
      </div>
    </div>
  );
}

const layout = {
  ...column,
  [from.desktop]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 20rem",
    columnGap: "4rem",
    alignItems: "start",
    paddingBlock: "4rem",
  },
  [print]: { ...column[print], display: "block", paddingBlock: space.m },
};
const content = {
  ...stack("clamp(1.75rem, 6vw, 5rem)"),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  paddingBlock: "clamp(1.5rem, 5vw, 4rem)",
  [from.desktop]: { paddingBlock: 0 },
  [print]: { display: "block", "& > *": { marginTop: space.l } },
};
