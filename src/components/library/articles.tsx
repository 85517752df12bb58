import { columns, plainList } from "../../theme/theme";
import { Article } from "./article";

type ArticlesProps = {
  articles: readonly Queries.ArticleFragment[];
  /** The words before the links that share one. */
  share: string;
};

/** Articles as cards: as many in a row as leave none alone, at most three. */
export function Articles({ articles, share }: ArticlesProps) {
  const across = articles.length === 1 ? 1 : articles.length === 2 || articles.length === 4 ? 2 : 3;
  return (
    // Dense: an open card takes a whole row, and others fill what it leaves.
    <ul css={[plainList, columns(Math.min(across, 2), across), { gridAutoFlow: "row dense" }]}>
      {articles.map((article) => (
        <Article key={article.slug} article={article} across={across} share={share} />
      ))}
    </ul>
  );
}
