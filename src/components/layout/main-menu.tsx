import type { ReactNode } from "react";
import { site } from "../../site-copy";
import { cardFrame, color, from, headerHeight, line, radius, space, style } from "../../theme/theme";
import { minusSign, summaryRow } from "../shared/disclosure";

type MainMenuProps = { path: string | null; action: ReactNode };

/** The navigation: part of the header on wide screens, a popover on narrow ones. */
export function MainMenu({ path, action }: MainMenuProps) {
  return (
    <nav id="menu" popover="auto" aria-label="Main" css={menu}>
      <ul css={entries}>
        {site.navigation.map(({ label, link, links }, index) => (
          <li key={label}>
            {link && (
              <a href={link} css={[menuEntry, menuRow]} aria-current={link === path ? "page" : undefined}>
                {label}
              </a>
            )}
            {links && <MenuGroup id={`menu-${index}`} label={label} links={links} path={path} />}
          </li>
        ))}
        <li css={enroll}>{action}</li>
      </ul>
    </nav>
  );
}

type MenuGroupProps = {
  id: string;
  label: string;
  links: readonly { label: string; link: string }[];
  path: string | null;
};

/**
 * A group of links. On wide screens, a button opens it as a popover. On narrow screens, it is a `<details>` that
 * expands inline and closes the others.
 */
function MenuGroup({ id, label, links, path }: MenuGroupProps) {
  const holdsCurrentPage = links.some(({ link }) => link === path);
  return (
    <>
      <button type="button" popovertarget={id} css={row} aria-current={holdsCurrentPage || undefined}>
        {label}
      </button>
      <details name="menu" css={narrow}>
        <summary css={row} aria-current={holdsCurrentPage || undefined}>
          {label}
        </summary>
      </details>
      <ul id={id} popover="auto" css={panel} aria-label={label}>
        {links.map((item) => (
          <li key={item.link}>
            <a href={item.link} css={[menuEntry, menuRow]} aria-current={item.link === path ? "page" : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export const currentEntry = {
  background: color.panel,
  // Underlined, because forced colours override the background. In Safari, the shorthand only sets the line.
  textDecorationLine: "underline",
  textDecorationColor: color.highlight,
  textDecorationThickness: "3px",
  textUnderlineOffset: "0.35em",
};

/** For links in the header, links to the sections of a page, and buttons that open menus. */
export const menuEntry = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  minHeight: "2.75rem",
  paddingInline: "0.75rem",
  border: 0,
  borderRadius: radius.pill,
  background: "none",
  color: color.ink,
  fontWeight: 600,
  textDecoration: "none",
  [from.desktop]: { paddingInline: "0.375rem", fontSize: "0.9375rem" },
  [from.wide]: { paddingInline: "0.75rem", fontSize: "1rem" },
  "@media (hover: hover)": { ":hover": { background: color.panel } }, // touch would leave it
  "&[aria-current]": currentEntry,
};

/** A full-width entry in the narrow-screen menu, with its arrow at the end. */
const menuRow = { justifyContent: "space-between", width: "100%" };

/**
 * A popover below the header on narrow screens; a shadow at its lower edge shows that there is more to scroll to. Wide
 * screens reset its styles, because there the menu is part of the header.
 */
const menu = style({
  position: "fixed",
  inset: `${headerHeight} 0 auto`,
  width: "100%",
  maxHeight: `calc(100dvh - ${headerHeight})`,
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: `${space.m} clamp(0.25rem, 4vw - 0.75rem, 1.75rem)`, // the gutter minus the entries' padding
  border: 0,
  borderBottom: line.ink,
  background: [
    `linear-gradient(transparent, ${color.page} 60%) 0 100% / 100% 4rem no-repeat local`,
    `linear-gradient(transparent, ${color.highlight}) 0 100% / 100% 1.5rem no-repeat ${color.page}`,
  ].join(),
  color: color.ink,
  // Hidden when Tab leaves it, to keep the focused element visible.
  "header:has(~ * :focus-visible) &:popover-open": { display: "none" },
  [from.desktop]: {
    position: "static",
    display: "block",
    width: "auto",
    padding: 0,
    border: 0,
    background: "none",
    overflow: "visible",
  },
});

const entries = {
  display: "grid",
  alignItems: "start",
  [from.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
  [from.desktop]: { display: "flex", gap: "0.125rem" },
};

const enroll = { display: "grid", margin: `${space.m} 0.75rem 0`, [from.desktop]: { display: "none" } };

const narrow = { [from.desktop]: { display: "none" } };

const row = {
  ...summaryRow,
  ...menuEntry,
  ...menuRow,
  "button&": { display: "none", [from.desktop]: { display: "inline-flex" } },
  ":has(~ :popover-open)::after": minusSign,
  "::after": { ...summaryRow["::after"], [from.desktop]: { scale: "0.7" } },
};

const panel = style({
  position: "static",
  width: "auto",
  border: 0,
  padding: `0 0 ${space.s}`,
  background: "none",
  "details[open] + &": { display: "grid" },
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  [from.tablet]: { gridTemplateColumns: "auto" },
  [from.desktop]: {
    position: "absolute",
    inset: "auto",
    positionAnchor: "auto", // the default anchor: the popover's own button
    // Without anchor positioning, all groups open at one place below the header.
    top: ["5rem", "calc(anchor(bottom, 4rem) + 0.5rem)"],
    left: ["40%", "anchor(left, 40%)"],
    width: "max-content",
    minWidth: "15rem",
    maxHeight: `calc(100dvh - ${headerHeight})`,
    padding: space.s,
    ...cardFrame,
    "details + &:not(:popover-open), header:has(~ * :focus-visible) &": { display: "none" },
  },
});
