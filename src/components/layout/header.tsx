import { Link } from "gatsby";
import site from "../../../data/site.json";
import { color, column, from, headerHeight, line, space, text } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";
import { MainMenu } from "./main-menu";
import { menuEntry } from "./menu-entry";

type HeaderProps = { path: string | null };

/**
 * Logo, menus and one button.
 *
 * The menus are native popovers: the browser opens and closes them and returns the focus without any script. On narrow
 * screens the whole navigation is one popover with its menus unfolded.
 */
export function Header({ path }: HeaderProps) {
  const enroll = <ButtonLink to={site.headerAction.link}>{site.headerAction.label}</ButtonLink>;
  return (
    <header css={bar}>
      <div css={row}>
        <Link to="/" css={brand} aria-current={path === "/" ? "page" : undefined}>
          <img src="/logo.svg" width="44" height="44" alt="" />
          {site.name}
        </Link>
        <button type="button" popovertarget="menu" css={menuButton}>
          Menu
        </button>
        <MainMenu path={path} action={enroll} />
        <div css={action}>{enroll}</div>
      </div>
    </header>
  );
}

const bar = { borderBottom: line.ink, background: color.page };
const row = { ...column, display: "flex", alignItems: "center", gap: space.m, minHeight: headerHeight };

const brand = {
  ...text.h3,
  display: "flex",
  alignItems: "center",
  gap: space.s,
  marginRight: "auto",
  paddingBlock: space.s,
  color: color.ink,
  lineHeight: 1.05,
  textDecoration: "none",
  [from.desktop]: { flexShrink: 0, maxWidth: "11rem", fontSize: "1.125rem" },
};

const menuButton = {
  ...menuEntry,
  order: 1,
  whiteSpace: "nowrap" as const,
  border: line.ink,
  background: color.card,
  [from.desktop]: { display: "none" },
};

const action = { display: "none", [from.tablet]: { display: "block" } };
