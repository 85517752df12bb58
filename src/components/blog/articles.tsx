import { columns } from "../../theme/theme";
import { Article } from "./article";

type ArticlesProps = {
  articles: readonly Queries.ArticleFragment[];
  /** Each article links to the next in this list; the last, to the first. */
  all: readonly Queries.ArticleFragment[];
  copy: Queries.ArticleCopyFragment;
};

/** Article cards in rows of up to three, never leaving one alone in the last row. */
export function Articles({ articles, all, copy }: ArticlesProps) {
  const perRow = articles.length === 1 ? 1 : articles.length === 2 || articles.length === 4 ? 2 : 3;
  return (
    <ul
      css={[
        columns(perRow === 3 ? 2 : perRow, perRow),
        { gridAutoFlow: "row dense" /* fills the gap left by an open card */ },
      ]}
    >
      {articles.map((article) => {
        const next = all[(all.indexOf(article) + 1) % all.length] ?? article;
        return <Article key={article.slug} article={article} next={next} perRow={perRow} copy={copy} />;
      })}
    </ul>
  );
}
