import type { ReactNode } from "react";
import site from "../../../data/site.json";
import { from, line, plainList, space } from "../../theme/theme";
import { menuEntry, menuPanel, menuRow } from "./menu-entry";
import { MenuGroup } from "./menu-group";

type MainMenuProps = {
  path: string | null;
  /** The header's button, which moves into the menu on phones. */
  action: ReactNode;
};

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

/** Resets popover styles on wide screens, where the menu is part of the header. */
const menu = {
  ...menuPanel,
  borderBottom: line.ink,
  [from.desktop]: {
    position: "static" as const,
    display: "block",
    width: "auto",
    padding: 0,
    border: 0,
    background: "none",
    overflow: "visible",
  },
};

const entries = {
  ...plainList,
  display: "grid",
  [from.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
  [from.desktop]: { display: "flex", gap: "0.125rem" },
};

const enroll = { display: "grid", margin: `${space.m} 0.75rem 0`, [from.tablet]: { display: "none" } };
