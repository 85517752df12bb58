import type { ReactNode } from "react";
import type { DetailSectionId } from "../../content/sections";
import { color, space } from "../../theme/theme";

export type PartProps = {
  id: DetailSectionId;
  heading: { heading: string; lead?: string | null };
  /** When the part and its link expire (src/browser/inline/remove-started.ts). */
  until?: string;
  children: ReactNode;
};

/** A part of a page, inside its column. A `Section` spans the page. */
export function Part({ id, heading: { heading, lead }, until, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-begins={until}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {lead && <p css={note}>{lead}</p>}
      <div css={{ marginTop: "clamp(0.75rem, 2vw, 1.5rem)" }}>{children}</div>
    </section>
  );
}

/** A part that shows items, or false without any. */
export function partOf<Item>(
  id: DetailSectionId,
  heading: PartProps["heading"] | null | undefined,
  items: readonly Item[] | null | undefined,
  show: (items: readonly Item[]) => ReactNode,
): PartProps | false {
  return !!heading && !!items?.length && { id, heading, children: show(items) };
}

const note = { marginTop: space.s, color: color.inkSoft, maxWidth: "42em" };
