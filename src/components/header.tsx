import { Link } from "gatsby";
import site from "../../data/site.json";
import { color, column, from, line, plainList, radius, space, text } from "../theme";
import { ButtonLink } from "./button-link";

type HeaderProps = { path: string | null };

/**
 * Logo, menus and one button.
 *
 * The menus are native popovers: they open, close on Escape and on a press elsewhere, and hand back the focus without
 * any script. On narrow screens the whole navigation is one popover and its menus lie open inside it.
 */
export function Header({ path }: HeaderProps) {
  const here = (link: string) => ({ "aria-current": link === path ? ("page" as const) : undefined });
  const enroll = <ButtonLink to={site.headerAction.link}>{site.headerAction.label}</ButtonLink>;
  return (
    <header css={bar}>
      <div css={row}>
        <Link to="/" css={brand} {...here("/")}>
          <img src="/logo.svg" width="44" height="44" alt="" />
          {site.name}
        </Link>
        <button type="button" popovertarget="menu" css={menuButton}>
          Menu
        </button>
        <nav id="menu" popover="auto" aria-label="Main" css={menu}>
          <ul css={entries}>
            {site.navigation.map(({ label, link, links }, index) => (
              <li key={label} css={links && group}>
                {link && (
                  <Link to={link} css={[entry, plainEntry]} {...here(link)}>
                    {label}
                  </Link>
                )}
                {links && (
                  <>
                    <span css={groupLabel}>{label}</span>
                    <button type="button" popovertarget={`menu-${index}`} css={[entry, groupButton]}>
                      {label}
                      <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
                        <path d="M1.5 1.5 6 6l4.5-4.5" fill="none" stroke="currentColor" strokeWidth="2" />
                      </svg>
                    </button>
                    <ul id={`menu-${index}`} popover="auto" css={panel} aria-label={label}>
                      {links.map((item) => (
                        <li key={item.link}>
                          <Link to={item.link} css={panelLink} {...here(item.link)}>
                            {item.label}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            ))}
            <li css={[group, { [from.tablet]: { display: "none" } }]}>{enroll}</li>
          </ul>
        </nav>
        <div css={action}>{enroll}</div>
      </div>
    </header>
  );
}

const height = "5rem";
const bar = { borderBottom: line.ink, background: color.page };
const row = { ...column, display: "flex", alignItems: "center", gap: space.m, minHeight: height };

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

const entry = {
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
  cursor: "pointer",
  [from.desktop]: { paddingInline: "0.5rem", fontSize: "0.9375rem" },
  [from.wide]: { paddingInline: "0.75rem", fontSize: "1rem" },
  "&[aria-current], :hover": { background: color.panel },
};

const menuButton = {
  ...entry,
  order: 1,
  border: line.ink,
  background: color.card,
  [from.desktop]: { display: "none" },
};

/** A popover lies in the top layer; on wide screens this one is an ordinary part of the header. */
const menu = {
  position: "absolute" as const,
  inset: `${height} 0 auto`,
  width: "100%",
  maxHeight: `calc(100dvh - ${height})`,
  overflow: "auto",
  margin: 0,
  padding: `${space.l} ${space.gutter} ${space.xl}`,
  border: 0,
  borderBottom: line.ink,
  background: color.page,
  color: color.ink,
  [from.desktop]: {
    position: "static" as const,
    display: "block",
    width: "auto",
    padding: 0,
    border: 0,
    overflow: "visible",
  },
};

const entries = {
  ...plainList,
  display: "grid",
  gap: `${space.m} ${space.l}`,
  gridTemplateColumns: "repeat(3, auto)",
  [from.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
  [from.desktop]: { display: "flex", gap: "0.125rem" },
};

const group = { gridColumn: "1 / -1", [from.tablet]: { gridColumn: "auto" } };
const plainEntry = { marginLeft: "-0.75rem", [from.desktop]: { marginLeft: 0 } };
const groupLabel = { ...text.label, color: color.inkSoft, [from.desktop]: { display: "none" } };
const groupButton = { display: "none", [from.desktop]: { display: "inline-flex" } };

/** Inside the open menu on narrow screens; a popover under its button on wide ones. */
const panel = {
  ...plainList,
  position: "static" as const,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  width: "100%",
  border: 0,
  background: "none",
  color: color.ink,
  overflow: "visible",
  [from.tablet]: { gridTemplateColumns: "1fr" },
  [from.desktop]: {
    position: "absolute" as const,
    inset: "auto",
    positionAnchor: "auto", // the button that opens it
    top: "calc(anchor(bottom, 4rem) + 0.5rem)",
    left: "anchor(left, 50%)",
    width: "max-content",
    minWidth: "15rem",
    padding: space.s,
    border: line.ink,
    borderRadius: radius.card,
    background: color.card,
    "&:not(:popover-open)": { display: "none" },
  },
};

const panelLink = {
  display: "block",
  padding: "0.5rem 0.75rem 0.5rem 0",
  color: color.ink,
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "&[aria-current]": { fontWeight: 700 },
  [from.desktop]: {
    paddingInline: "0.75rem",
    borderRadius: radius.small,
    "&[aria-current], :hover": { background: color.panel, textDecoration: "none" },
  },
};

const action = { display: "none", [from.tablet]: { display: "block" } };
