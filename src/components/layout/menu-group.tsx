import { cardFrame, from, headerHeight, space, style } from "../../theme/theme";
import { isOpen, summaryRow } from "../shared/summary-row";
import { menuEntry, menuRow } from "./menu-entry";

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
export function MenuGroup({ id, label, links, path }: MenuGroupProps) {
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

const narrow = { [from.desktop]: { display: "none" } };

const row = {
  ...summaryRow,
  ...menuEntry,
  ...menuRow,
  "button&": { display: "none", [from.desktop]: { display: "inline-flex" } },
  ":has(~ :popover-open)::after": isOpen,
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
