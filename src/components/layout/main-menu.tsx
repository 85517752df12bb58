import type { ReactNode } from "react";
import { site } from "../../site-copy";
import { color, from, headerHeight, line, space, style } from "../../theme/theme";
import { menuEntry, menuRow } from "./menu-entry";
import { MenuGroup } from "./menu-group";

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
