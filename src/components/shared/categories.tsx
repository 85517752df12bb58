import { useEffect } from "react";
import { plainPress } from "../../browser/plain-press";
import { changeUrlState, useUrlState } from "../../browser/url-state";
import { pluralize } from "../../text/sentences";
import { accent, color, forced, from, hidden, space, stack, style, text } from "../../theme/theme";
import { pillShape } from "./button-style";
import { Icon } from "./icon";

type Category = { name: string; icon?: Queries.IconName; color?: Queries.AccentName };

/** A categorised item; `id` identifies its card on the page. */
type Entry = { id: string; category: string };

type CategoriesProps = {
  heading: string;
  categories: readonly Category[];
  /** In page order. */
  entries: readonly Entry[];
  /** The noun for an entry: "article". */
  noun: string;
};

/**
 * Hides other categories' entries, and sections left without entries. If the first visible section is only a follow-up,
 * such as “More articles”, the category replaces its heading.
 */
function showOnly(selected: string, entries: readonly Entry[]) {
  const lists = new Set<HTMLElement>();
  for (const { id, category } of entries) {
    const card = document.getElementById(id);
    if (card) card.hidden = selected !== "" && category !== selected;
    if (card?.parentElement) lists.add(card.parentElement);
  }
  let isFirst = true;
  for (const list of lists) {
    const count = [...list.children].filter((card) => !(card as HTMLElement).hidden).length;
    list.dataset.shown = String(count);
    const section = list.closest("section");
    const heading = section?.querySelector("h2");
    if (!section || !heading) continue;
    section.hidden = count === 0;
    heading.dataset.text ??= heading.textContent ?? "";
    const isHeadless = isFirst && [...lists][0] !== list;
    heading.textContent = isHeadless ? selected : heading.dataset.text;
    if (count > 0) isFirst = false;
  }
}

/** Selects a category, and scrolls if its first entry would be out of view. */
function select(name: string) {
  changeUrlState({ category: name }, { hash: "" });
  const bar = document.getElementById("categories");
  if (bar && bar.getBoundingClientRect().bottom > window.innerHeight * 0.75) bar.scrollIntoView();
}

/** Filters entries by category. Without script, each category links to its first entry. */
export function Categories({ heading, categories, entries, noun }: CategoriesProps) {
  const requested = useUrlState().get("category") ?? "";
  const selected = entries.some(({ category }) => category === requested) ? requested : "";
  const inCategory = (name: string) => entries.filter(({ category }) => !name || category === name);
  const shown = inCategory(selected).length;

  useEffect(() => {
    showOnly(selected, entries);
  }, [selected, entries]);

  return (
    <nav id="categories" aria-labelledby="categories-heading" css={stack(space.m)}>
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
              {name || "All"}{" "}
              <span aria-hidden="true" css={count}>
                {matches.length}
              </span>{" "}
              <span css={hidden}>{pluralize(matches.length, noun)}</span>
            </>
          );
          return (
            <li key={name} style={{ "--accent": tone && accent[tone] }}>
              {first ? (
                <a
                  href={`?${new URLSearchParams(name && { category: name }).toString()}#${first.id}`}
                  aria-current={name === selected || undefined}
                  {...plainPress(() => select(name))}
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
        {selected ? `Showing ${shown} of ${pluralize(entries.length, noun)}` : `Showing ${pluralize(shown, noun)}`}
      </p>
    </nav>
  );
}

/** Scrolls sideways on phones, edge to edge. */
const list = style({
  display: "flex",
  gap: space.s,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `${space.s} ${space.gutter}`,
  overflowX: "auto",
  [from.tablet]: { flexWrap: "wrap", margin: 0, padding: 0, overflow: "visible" },
});
const chip = style({
  ...pillShape,
  position: "relative", // keeps visually hidden text from widening the page
  gap: space.s,
  paddingInline: "0.75rem",
  whiteSpace: "nowrap",
  fontWeight: 600,
});
const count = { color: color.inkSoft, fontVariantNumeric: "tabular-nums" };
const chipLink = style({
  textDecoration: "none",
  ":hover": { background: color.highlight },
  "&[aria-current]": {
    background: color.ink,
    color: color.card,
    "& > span": { color: "inherit" },
    [forced.media]: { forcedColorAdjust: "none", background: forced.current, color: forced.onCurrent },
  },
});
