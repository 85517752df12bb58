import type { ComponentProps, ReactNode } from "react";
import { column, from, print, space, stack } from "../../theme/theme";
import { DetailSection, type DetailSectionProps } from "./detail-section";
import { ActionBar } from "./action-bar";
import { JumpLinks } from "./jump-links";

/** The sections of a page; empty ones are left out. */
export type DetailSections = readonly (DetailSectionProps | false | null)[];

type DetailBodyProps = {
  bar: ComponentProps<typeof ActionBar>;
  figures?: ReactNode;
  sections: DetailSections;
  children?: ReactNode;
};

/** The layout of a course or service page between its hero and its closing band. */
export function DetailBody({ bar, figures, sections, children }: DetailBodyProps) {
  const shown = sections.filter((section) => !!section);
  // The sticky rows end with the outer box, because the closing band has the same button.
  return (
    <div>
      <JumpLinks sections={shown} />
      <div css={layout}>
        <div css={content}>
          {figures}
          {shown.map((section) => (
            <DetailSection key={section.id} {...section} />
          ))}
          {children}
        </div>
        <ActionBar {...bar} />
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
