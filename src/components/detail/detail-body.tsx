import type { ReactNode } from "react";
import type { DetailSectionId } from "../../content/sections";
import { ButtonLink } from "../shared/buttons";
import { Icon } from "../shared/icon";
import {
  cardFrame,
  color,
  pageColumn,
  font,
  from,
  srOnly,
  line,
  notPrinted,
  onPhones,
  print,
  space,
  stack,
  stickyBeside,
  stickyInset,
  style,
} from "../../theme/theme";
import { JumpLinks } from "./jump-links";

export type DetailSectionProps<Id = DetailSectionId> = {
  id: Id;
  heading: { heading: string; lead?: string | null } | null;
  /** When the section and its link expire (src/browser/inline/remove-started.ts). */
  until?: string;
  /** Whether a `Disclosure` inside has its id, and opens for links to the section. */
  opens?: boolean;
  children: ReactNode;
};

type DetailBodyProps = {
  bar: {
    price: string;
    note?: ReactNode;
    action: ReactNode;
    /** The address of a chat about the course or service. */
    chat: string;
  };
  figures?: ReactNode;
  sections: readonly DetailSectionProps[];
  children?: ReactNode;
};

/** A course or service page: price, buttons and links beside the sections, or in sticky bars on small screens. */
export function DetailBody({ bar: { price, note, action, chat }, figures, sections, children }: DetailBodyProps) {
  return (
    <div css={layout}>
      <div css={[beside, stickyBeside]}>
        <div css={bar}>
          <p css={priceLine}>
            <b css={amount}>{price}</b> {note}
          </p>
          {action}
          <ButtonLink to={chat} kind="plain">
            <Icon name="chat" size={24} />
            <span css={{ marginRight: "-0.25rem", [onPhones]: srOnly }}>Ask on</span> WhatsApp
          </ButtonLink>
        </div>
        <JumpLinks sections={sections} />
      </div>
      <div css={content}>
        {figures}
        {sections.map((section) => (
          <DetailSection key={section.id} {...section} />
        ))}
        {children}
      </div>
    </div>
  );
}

/** A section in the column of a course or service page; a `Section` spans the page. */
function DetailSection({ id, heading, until, opens, children }: DetailSectionProps) {
  return (
    <section id={opens ? undefined : id} aria-labelledby={`${id}-heading`} data-begins={until}>
      <h2 id={`${id}-heading`}>{heading?.heading}</h2>
      {heading?.lead && <p css={note}>{heading.lead}</p>}
      <div css={{ marginTop: "clamp(0.75rem, 2vw, 1.5rem)" }}>{children}</div>
    </section>
  );
}

/** A section that shows a list. */
export function sectionUnlessEmpty<Id, Item>(
  id: Id,
  heading: DetailSectionProps["heading"],
  items: readonly Item[] | null | undefined,
  show: (items: readonly Item[]) => ReactNode,
): DetailSectionProps<Id> {
  return { id, heading, children: show(items ?? []) };
}

const layout = style({
  display: "flex",
  flexDirection: "column",
  [from.desktop]: {
    ...pageColumn,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 20rem",
    columnGap: "4rem",
    alignItems: "start",
    paddingBlock: "4rem",
  },
  [print]: { ...pageColumn[print], display: "block", paddingBlock: space.m },
});
const beside = { display: "contents", [from.desktop]: { ...stack(space.l), gridArea: "1 / 2" } };
const bar = style({
  position: "sticky",
  bottom: stickyInset,
  zIndex: 1,
  order: 1,
  display: "flex",
  alignItems: "center",
  gap: space.s,
  padding: `${space.s} ${space.gutter} 0.75rem`,
  borderTop: line.ink,
  background: color.card,
  "& > a": { paddingInline: "clamp(0.5rem, 2.5vw, 1rem)", overflowWrap: "normal" },
  "& > :last-child": {
    [onPhones]: {
      flexDirection: "column",
      gap: 0,
      padding: "0 clamp(0.25rem, 10vw - 1.75rem, 0.625rem)",
      fontSize: "clamp(0.75rem, 3.9vw, 0.875rem)",
    },
  },
  [from.desktop]: {
    ...cardFrame,
    ...stack(space.m),
    alignItems: "stretch",
    position: "static",
    order: 0,
    padding: space.l,
  },
  ...notPrinted,
});
const priceLine = { ...font.small, flex: "1 1 4rem", lineHeight: 1.3 };
const amount = {
  ...font.h3,
  fontSize: "1rem",
  [from.desktop]: { display: "block", marginBottom: space.s, fontSize: "2rem" },
};
const content = style({
  ...pageColumn,
  ...stack("clamp(1.5rem, 6vw, 5rem)"),
  alignContent: "start",
  paddingBlock: "clamp(1.5rem, 5vw, 4rem)",
  "& > section": { position: "relative" }, // contains the anchor of a section that opens
  [from.desktop]: { width: "auto", margin: 0, paddingBlock: 0 },
  [print]: { ...pageColumn[print], display: "block", "& > *": { marginTop: space.l } },
});
const note = { marginTop: space.s, color: color.inkSoft, maxWidth: "42em" };
