import { cluster, color, font, space, stack } from "../../theme/theme";
import { pill } from "../shared/buttons";

type TopicsProps = {
  heading: string;
  items: readonly { name: string }[];
  /** In page order. */
  articles: readonly { slug: string; category: string }[];
};

/** The topics with their number of articles; each links to its first article. */
export function Topics({ heading, items, articles }: TopicsProps) {
  return (
    <nav id="categories" aria-labelledby="categories-heading" css={stack(space.m)}>
      <p id="categories-heading" css={font.h3}>
        {heading}
      </p>
      <ul css={cluster(space.s)}>
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

const chip = { ...pill, gap: space.s, whiteSpace: "nowrap" };
const count = { color: color.inkSoft, fontVariantNumeric: "tabular-nums" };
