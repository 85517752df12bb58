import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { FilledBy, SectionId } from "../../content/sections";
import { color, font, from, pageColumn, print, space, stack, style } from "../../theme/theme";

/** A section with empty `entries` is omitted; src/content/sections.ts says which sections have entries. */
type Contents = { id: SectionId<true>; entries?: undefined } | { id: SectionId<FilledBy>; entries: readonly unknown[] };

type SectionProps = Contents & {
  heading: { heading: string; lead?: string | null };
  ground?: keyof typeof grounds;
  /** Whether links to the section move focus to it. */
  takesFocus?: boolean;
  children: ReactNode;
};

export function Section({
  id,
  heading: { heading, lead },
  ground = "page",
  entries,
  takesFocus,
  children,
}: SectionProps) {
  if (entries?.length === 0) return null;
  return (
    <section
      id={id}
      tabIndex={takesFocus ? -1 : undefined}
      aria-labelledby={`${id}-heading`}
      css={[section, grounds[ground]]}
    >
      <div css={pageColumn}>
        <div css={head}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {lead && <p css={font.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

const grounds = {
  page: { background: color.page },
  panel: { background: color.panel, "--link": color.deep },
  card: { background: color.card },
  deep: { background: color.deep, color: color.onDeep },
};

/** Scrolls links past the end of the previous section. */
const section = { scrollMarginTop: "-1rem", paddingBlock: space.section, [print]: { paddingBlock: space.m } };

const head = style({
  ...stack(space.m),
  marginBottom: space.l,
  [from.tablet]: { marginBottom: space.xl },
  [print]: { display: "block", marginBottom: space.m, breakAfter: "avoid", "& > p": { marginTop: space.xs } },
});

export const query = graphql`
  fragment Section on SectionHeading { heading lead }
`;
