import { columns, from, style } from "../../theme/theme";
import { Article } from "./article";

type ArticlesProps = {
  articles: readonly Queries.ArticleFragment[];
  /** Each article links to the next in this list; the last, to the first. */
  all: readonly Queries.ArticleFragment[];
  copy: Queries.ArticleCopyFragment;
};

/** Article cards in rows of up to three, never leaving one alone in the last row. */
export function Articles({ articles, all, copy }: ArticlesProps) {
  return (
    <ul data-shown={articles.length} css={list}>
      {articles.map((article) => {
        const next = all[(all.indexOf(article) + 1) % all.length] ?? article;
        return <Article key={article.slug} article={article} next={next} among={articles.length} copy={copy} />;
      })}
    </ul>
  );
}

/** Two or four cards go in rows of two. The count depends on the category (src/components/shared/categories.tsx). */
const list = style({
  ...columns(2, 3),
  gridAutoFlow: "row dense", // fills the gap left by an open card
  '&[data-shown="1"]': { gridTemplateColumns: "minmax(0, 1fr)" },
  [from.desktop]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    '&:is([data-shown="2"], [data-shown="4"])': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
