import type { ReactNode } from "react";
import type { DetailSectionId } from "../../content/sections";
import { color, space } from "../../theme/theme";

export type DetailSectionProps = {
  id: DetailSectionId;
  heading: { heading: string; lead?: string | null };
  /** When the section and its link expire (src/browser/inline/remove-started.ts). */
  until?: string;
  children: ReactNode;
};

/** A section in the column of a course or service page; a `Section` spans the page. */
export function DetailSection({ id, heading: { heading, lead }, until, children }: DetailSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-begins={until}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead && <p css={note}>{lead}</p>}
      <div css={{ marginTop: "clamp(0.75rem, 2vw, 1.5rem)" }}>{children}</div>
    </section>
  );
}

/** A section that shows items, or false without any. */
export function sectionOf<Item>(
  id: DetailSectionId,
  heading: DetailSectionProps["heading"] | null | undefined,
  items: readonly Item[] | null | undefined,
  show: (items: readonly Item[]) => ReactNode,
): DetailSectionProps | false {
  return !!heading && !!items?.length && { id, heading, children: show(items) };
}

const note = { marginTop: space.s, color: color.inkSoft, maxWidth: "42em" };
