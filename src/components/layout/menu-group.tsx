import { Link } from "gatsby";
import { cardFrame, color, from, plainList, radius, space, text } from "../../theme/theme";
import { menuEntry } from "./menu-entry";

type MenuGroupProps = {
  id: string;
  label: string;
  links: readonly { label: string; link: string }[];
  path: string | null;
};

/** Links under one label: unfolded in the menu of narrow screens, behind a button on wide ones. */
export function MenuGroup({ id, label, links, path }: MenuGroupProps) {
  const holdsCurrentPage = links.some(({ link }) => link === path);
  return (
    <>
      <span css={groupLabel}>{label}</span>
      <button
        type="button"
        popovertarget={id}
        css={[menuEntry, groupButton]}
        aria-current={holdsCurrentPage || undefined}
      >
        {label}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" css={{ flexShrink: 0 }}>
          <path d="M1.5 1.5 6 6l4.5-4.5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id={id} popover="auto" css={panel} aria-label={label}>
        {links.map((item) => (
          <li key={item.link}>
            <Link to={item.link} css={panelLink} aria-current={item.link === path ? "page" : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const groupLabel = { ...text.label, color: color.inkSoft, [from.desktop]: { display: "none" } };
const groupButton = { display: "none", [from.desktop]: { display: "inline-flex" } };

/** Part of the menu on narrow screens; a popover below its button on wide ones. */
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
    positionAnchor: "auto", // its button
    top: "calc(anchor(bottom, 4rem) + 0.5rem)",
    left: "anchor(left, 50%)",
    width: "max-content",
    minWidth: "15rem",
    padding: space.s,
    ...cardFrame,
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
