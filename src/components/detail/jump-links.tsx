import { Global } from "@emotion/react";
import type { SectionId } from "../../content/sections";
import { color, column, from, jumpRow, line, plainList, stickyBar, style } from "../../theme/theme";
import { currentEntry, menuEntry } from "../layout/menu-entry";

type JumpLinksProps = {
  /** The page's sections, in their order. */
  ids: readonly SectionId[];
};

/** The sections that have a link, by what visitors look for. */
const names: Partial<Record<SectionId, string>> = {
  batches: "Dates",
  fee: "Fee",
  exercise: "Lesson",
  curriculum: "Curriculum",
  domains: "Domains",
  tracks: "Tracks",
  programmes: "Programmes",
  offers: "What you get",
  process: "Steps",
  companies: "Companies",
  successes: "Results",
  reviews: "Reviews",
  people: "Trainers",
  projects: "Projects",
  capstones: "Capstones",
};

/**
 * A row of links to the sections of a long page. It stays at the top of the window, below the header where that comes back.
 * Browsers that know which section is in view mark its link.
 */
export function JumpLinks({ ids }: JumpLinksProps) {
  return (
    <nav aria-label="On this page" css={row}>
      <Global styles={clearance} />
      <ul css={list}>
        {ids.map(
          (id) =>
            names[id] && (
              <li key={id}>
                <a href={`#${id}`} css={link}>
                  {names[id]}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** Keeps what a link or the keyboard reaches clear of the row. */
const clearance = { [from.tall]: { html: { scrollPaddingTop: `calc(${jumpRow} + 3.5rem)` } } };
const row = style({
  position: "sticky",
  top: stickyBar.inset,
  zIndex: 1,
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: line.ink,
  background: color.card,
});
const list = style({
  ...plainList,
  ...column,
  display: "flex",
  alignItems: "center",
  minHeight: jumpRow,
  scrollTargetGroup: "auto",
  "& > :first-of-type": { marginLeft: "-0.75rem" },
});
const link = style({
  ...menuEntry,
  paddingInline: "0.75rem",
  whiteSpace: "nowrap",
  ":target-current": currentEntry,
  // Inside, where the row does not cut it off.
  ":focus-visible": { outlineOffset: "-3px", boxShadow: `inset 0 0 0 6px ${color.highlight}` },
});
