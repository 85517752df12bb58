import { color, from, space, stack, style, text } from "../../theme/theme";
import { pill } from "../shared/button-style";

type TopicsProps = {
  heading: string;
  items: readonly { name: string }[];
  /** In page order, in which the articles of a topic stand together. */
  articles: readonly { slug: string; category: string }[];
};

/** The topics with their number of articles; each links to its first article. */
export function Topics({ heading, items, articles }: TopicsProps) {
  return (
    <nav id="categories" aria-labelledby="categories-heading" css={stack(space.m)}>
      <p id="categories-heading" css={text.h3}>
        {heading}
      </p>
      <ul css={list}>
        {items.map(({ name }) => {
          const [first, ...others] = articles.filter(({ category }) => category === name);
          return (
            <li key={name}>
              <a href={first && `#article-${first.slug}`} css={chip}>
                {name} <span css={count}>{first ? 1 + others.length : 0}</span>
              </a>
            </li>
          );
        })}
      </ul>
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
const chip = { ...pill, gap: space.s, whiteSpace: "nowrap" };
const count = { color: color.inkSoft, fontVariantNumeric: "tabular-nums" };
