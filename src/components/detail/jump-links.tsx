import { Global } from "@emotion/react";
import { courseSections, serviceSections, type DetailSectionId } from "../../content/sections";
import { color, from, line, pageColumn, space, stickyInset, style } from "../../theme/theme";
import { currentEntry, menuEntry } from "../layout/main-menu";

type JumpLinksProps = { sections: readonly { id: DetailSectionId; until?: string }[] };

const labels = { ...courseSections, ...serviceSections };

/** Links to a page's sections: a sticky row on small screens, a column on wide ones. Marks the section in view. */
export function JumpLinks({ sections }: JumpLinksProps) {
  return (
    <nav aria-label="On this page" css={row}>
      <Global styles={page} />
      <ul css={list}>
        {sections.map(({ id, until }) => (
          <li key={id} data-begins={until}>
            <a href={`#${id}`}>{labels[id].label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const height = "3rem";
/** Keeps link targets and focused elements clear of the row. */
const offset = { scrollPaddingTop: `calc(${height} + 3.5rem)`, [from.desktop]: { scrollPaddingTop: space.l } };
const page = { [from.tall]: { html: offset } };
const row = style({
  position: "sticky",
  top: stickyInset,
  zIndex: 1,
  borderBottom: line.ink,
  background: color.card,
  [from.desktop]: { position: "static", border: 0, background: "none" },
});
/** A long row fades out at both ends. Where links can be current, it snaps to that link; elsewhere visitors scroll it. */
const list = style({
  ...pageColumn,
  display: "flex",
  alignItems: "center",
  minHeight: height,
  paddingRight: "1.25rem",
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x mandatory",
  scrollTargetGroup: "auto",
  maskImage: `linear-gradient(90deg, transparent, ${color.ink} 0.75rem calc(100% - 2rem), transparent)`,
  "& a": {
    ...menuEntry,
    whiteSpace: "nowrap",
    [from.tablet]: { paddingInline: "0.625rem" },
    ":target-current": { ...currentEntry, animation: "snap 100ms" },
    "@keyframes snap": { "0%, 100%": { scrollSnapAlign: "center" } },
    // Inset, because the row would clip it.
    ":focus-visible": { outlineOffset: "-3px", boxShadow: `inset 0 0 0 6px ${color.highlight}` },
  },
  [from.desktop]: {
    display: "block",
    width: "auto",
    padding: 0,
    maskImage: "none",
    "& a": { display: "flex", minHeight: "2.25rem", paddingInline: "0.75rem" },
  },
});
