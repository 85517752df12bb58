import { enquiryLink } from "../../contact/enquiry-link";
import { site } from "../../site-copy";
import { color, font, from, headerHeight, line, pageColumn, space, style } from "../../theme/theme";
import { ButtonLink, pill } from "../shared/buttons";
import { MainMenu } from "./main-menu";

/**
 * Logo, menus and a button, which on a course's page enrols in that course. The menus are native popovers and need no
 * script. On narrow screens all navigation is one popover with nested menus, and the header stays in view while it is open.
 */
export function Header({ path }: { path: string | null }) {
  const { label, link } = site.headerAction;
  const [, course] = /^\/courses\/(.+)/.exec(path ?? "") ?? [];
  const enroll = (
    <ButtonLink to={link === enquiryLink("enroll") ? enquiryLink("enroll", course) : link}>{label}</ButtonLink>
  );
  return (
    <header css={bar}>
      <div css={row}>
        <a href="/" css={brand} aria-current={path === "/" ? "page" : undefined}>
          <img src="/logo.svg" width="44" height="44" alt="" />
          {site.name}
        </a>
        <button type="button" popovertarget="menu" css={menuButton}>
          <span>Menu</span>
          <span>Close</span>
        </button>
        <MainMenu path={path} action={enroll} />
        <div css={action}>{enroll}</div>
      </div>
    </header>
  );
}

/** Browsers without popovers show the menu of narrow screens at every width, as part of the page (decision 0004). */
const menuInPage = style({
  "& div > button, & nav button, & details:not([open]) + ul": { display: "none" },
  "& ul ul": { position: "static", border: 0 },
  "& > div": { flexWrap: "wrap" },
  "& nav": { position: "static", border: 0, padding: `0 0 ${space.s}`, background: "none" },
  "& details": { display: "block" },
});

const bar = style({
  borderBottom: line.ink,
  background: color.page,
  "@supports not selector(:popover-open)": menuInPage,
  // Never covers an element with keyboard focus.
  ":has(> * > #menu:popover-open):not(:has(~ * :focus-visible))": { position: "sticky", top: 0, zIndex: 2 },
});
const row = { ...pageColumn, display: "flex", alignItems: "center", gap: space.m, minHeight: headerHeight };

const brand = {
  ...font.h3,
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

const menuButton = style({
  ...pill,
  order: 1,
  whiteSpace: "nowrap",
  "&:has(+ :popover-open) > :first-of-type, &:not(:has(+ :popover-open)) > :last-of-type": { display: "none" },
  [from.desktop]: { display: "none" },
});

const action = { display: "none", [from.desktop]: { display: "block" } };
