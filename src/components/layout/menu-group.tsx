import { cardFrame, color, from, line, plainList, radius, space } from "../../theme/theme";
import { menuEntry, menuPanel, menuRow } from "./menu-entry";

type MenuGroupProps = {
  id: string;
  label: string;
  links: readonly { label: string; link: string }[];
  path: string | null;
};

/** A button that opens a group of links: a bottom sheet on narrow screens, a panel below the button on wide ones. */
export function MenuGroup({ id, label, links, path }: MenuGroupProps) {
  const holdsCurrentPage = links.some(({ link }) => link === path);
  return (
    <>
      <button
        type="button"
        popovertarget={id}
        css={[menuEntry, menuRow, opened]}
        aria-current={holdsCurrentPage || undefined}
      >
        {label}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1.5 1.5 6 6l4.5-4.5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id={id} popover="auto" css={panel} aria-label={label}>
        {links.map((item) => (
          <li key={item.link}>
            <a href={item.link} css={panelLink} aria-current={item.link === path ? "page" : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const opened = { ":has(+ :popover-open) > svg": { rotate: "180deg" } };

const panel = {
  ...plainList,
  ...menuPanel,
  inset: "auto 0 0",
  maxHeight: "60dvh", // keeps the button visible
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderTop: line.ink,
  ":popover-open": { display: "grid" },
  [from.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
  [from.desktop]: {
    position: "absolute" as const,
    inset: "auto",
    positionAnchor: "auto", // its button
    top: "calc(anchor(bottom, 4rem) + 0.5rem)",
    left: "anchor(left, 50%)",
    width: "max-content",
    minWidth: "15rem",
    gridTemplateColumns: "auto",
    padding: space.s,
    ...cardFrame,
  },
};

const panelLink = {
  display: "block",
  padding: "0.5rem 0.75rem",
  borderRadius: radius.small,
  color: color.ink,
  fontWeight: 500,
  textDecoration: "none",
  "&[aria-current], :hover": { background: color.panel },
  "&[aria-current]": { fontWeight: 700 },
};
