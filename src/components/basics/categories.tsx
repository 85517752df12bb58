import { onPlainClick } from "../../browser/on-plain-click";
import { island } from "../../browser/island";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { accent, color, forced, from, hidden, line, plainList, radius, space, text } from "../../theme/theme";
import { Icon } from "./icon";

type Category = { name: string; icon?: Queries.IconName; color?: Queries.AccentName };

/** A categorised item; `id` is that of its card on the page. */
type Entry = { id: string; category: string };

type CategoriesProps = {
  heading: string;
  categories: readonly Category[];
  /** In page order. */
  entries: readonly Entry[];
  /** What an entry is, in the plural: articles. */
  noun: string;
};

/** The category in the URL if it has entries, else an empty string, which stands for all. */
export function useCategory(entries: readonly Entry[]): string {
  const requested = useUrlState().get("category") ?? "";
  return entries.some(({ category }) => category === requested) ? requested : "";
}

/** Selects a category, and scrolls so that its first entry is in view together with the categories. */
function select(name: string) {
  changeUrlState({ category: name }, { hash: "" });
  const bar = document.getElementById("categories");
  if (bar && bar.getBoundingClientRect().bottom > window.innerHeight * 0.75) bar.scrollIntoView();
}

/** Filters the page by category. Without script each category links to its first entry. */
export function Categories({ heading, categories, entries, noun }: CategoriesProps) {
  const selected = useCategory(entries);
  const inCategory = (name: string) => entries.filter(({ category }) => !name || category === name);
  const shown = inCategory(selected).length;
  return (
    <nav {...island.withQuery} id="categories" aria-labelledby="categories-heading" css={bar}>
      <p id="categories-heading" css={text.h3}>
        {heading}
      </p>
      <ul css={list}>
        {[{ name: "" } as Category, ...categories].map(({ name, icon, color: tone }) => {
          const matches = inCategory(name);
          const [first] = matches;
          const content = (
            <>
              {icon && <Icon name={icon} size={24} />}
              {/* Hidden counts tell these links from others with the same words. */}
              {name || "All"} <span css={matches.length > 1 ? count : hidden}>{matches.length}</span>
            </>
          );
          return (
            <li key={name} style={{ "--accent": tone && accent[tone] }}>
              {first ? (
                <a
                  href={`?${new URLSearchParams(name && { category: name }).toString()}#${first.id}`}
                  aria-current={name === selected || undefined}
                  onClick={onPlainClick(() => select(name))}
                  css={[chip, chipLink]}
                >
                  {content}
                </a>
              ) : (
                <span css={chip}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" css={[text.small, count]}>
        {selected ? `Showing ${shown} of ${entries.length} ${noun}` : `Showing all ${shown} ${noun}`}
      </p>
    </nav>
  );
}

const bar = { display: "grid", gap: space.m };
/** A line that scrolls on phones, up to the edges of the screen. */
const list = {
  ...plainList,
  position: "relative" as const, // hidden counts scroll along
  display: "flex",
  gap: space.s,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.s} ${space.gutter}`,
  overflowX: "auto" as const,
  [from.tablet]: { flexWrap: "wrap" as const, margin: 0, padding: 0, overflow: "visible" },
};
const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: space.s,
  minHeight: "2.75rem",
  paddingInline: "0.75rem",
  whiteSpace: "nowrap" as const,
  border: line.ink,
  borderRadius: radius.pill,
  background: color.card,
  color: color.ink,
  fontWeight: 600,
};
const count = { color: color.inkSoft, fontVariantNumeric: "tabular-nums" };
const chipLink = {
  textDecoration: "none",
  ":hover": { background: color.highlight },
  "&[aria-current]": {
    background: color.ink,
    color: color.card,
    "& > span": { color: "inherit" },
    [forced.media]: {
      forcedColorAdjust: "none" as const,
      background: forced.current,
      color: forced.onCurrent,
    },
  },
};
