import { columns, plainList } from "../../theme/theme";
import { Article } from "./article";

type ArticlesProps = {
  articles: readonly Queries.ArticleFragment[];
  /** All articles, of which each leads to the one after it, and the last to the first. */
  all: readonly Queries.ArticleFragment[];
  /** Introduces the links to share an article. */
  share: string;
};

/** Articles as cards, at most three in a row and none left alone in its row. */
export function Articles({ articles, all, share }: ArticlesProps) {
  const across = articles.length === 1 ? 1 : articles.length === 2 || articles.length === 4 ? 2 : 3;
  return (
    // Dense: other cards fill the gap that an open one leaves.
    <ul css={[plainList, columns(Math.min(across, 2), across), { gridAutoFlow: "row dense" }]}>
      {articles.map((article) => {
        const next = all[(all.indexOf(article) + 1) % all.length] ?? article;
        return <Article key={article.slug} article={article} next={next} across={across} share={share} />;
      })}
    </ul>
  );
}
