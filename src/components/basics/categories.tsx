import { onPlainClick } from "../../browser/on-plain-click";
import { island } from "../../browser/island";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { accent, color, forced, line, plainList, radius, space, text } from "../../theme/theme";
import { Icon } from "./icon";

type Category = { name: string; icon?: Queries.IconName; color?: Queries.AccentName };

/** What is sorted into categories, in the order in which it stands on the page; `id` is its card's. */
type Entry = { id: string; category: string };

type CategoriesProps = {
  heading: string;
  categories: readonly Category[];
  entries: readonly Entry[];
  /** What the entries are: articles, albums. */
  noun: string;
};

/** The category that the address asks for, if it has entries; else empty, which stands for all. */
export function useCategory(entries: readonly Entry[]): string {
  const wanted = useUrlState().get("category") ?? "";
  return entries.some(({ category }) => category === wanted) ? wanted : "";
}

/** Categories with how many entries each has. Each narrows the page to its own; without script it leads to the first. */
export function Categories({ heading, categories, entries, noun }: CategoriesProps) {
  const chosen = useCategory(entries);
  const inCategory = (name: string) => entries.filter(({ category }) => !name || category === name);
  const shown = inCategory(chosen).length;
  return (
    <nav {...island.withQuery} aria-labelledby="categories-heading" css={bar}>
      <p id="categories-heading" css={text.h3}>
        {heading}
      </p>
      <ul css={list}>
        {[{ name: "" } as Category, ...categories].map(({ name, icon, color: tone }) => {
          const found = inCategory(name);
          const [first] = found;
          const content = (
            <>
              {icon && <Icon name={icon} size={24} />}
              {name || "All"} <span css={count}>{found.length}</span>
            </>
          );
          return (
            <li key={name} style={{ "--accent": tone && accent[tone] }}>
              {first ? (
                <a
                  href={`?${new URLSearchParams(name && { category: name }).toString()}#${first.id}`}
                  aria-current={name === chosen || undefined}
                  onClick={onPlainClick(() => changeUrlState({ category: name }, { hash: "" }))}
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
        {chosen ? `Showing ${shown} of ${entries.length} ${noun}` : `Showing all ${shown} ${noun}`}
      </p>
    </nav>
  );
}

const bar = { display: "grid", gap: space.m };
const list = { ...plainList, display: "flex", flexWrap: "wrap" as const, gap: space.s };
const chip = {
  display: "inline-flex",
  alignItems: "center",
  gap: space.s,
  minHeight: "2.75rem",
  paddingInline: "0.75rem",
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
