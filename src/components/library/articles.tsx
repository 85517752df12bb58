import { columns, from, plainList } from "../../theme/theme";
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
  return (
    <ul data-shown={articles.length} css={list}>
      {articles.map((article) => {
        const next = all[(all.indexOf(article) + 1) % all.length] ?? article;
        return <Article key={article.slug} article={article} next={next} among={articles.length} share={share} />;
      })}
    </ul>
  );
}

/** Two or four cards are in rows of two. The number changes with the category (src/components/basics/categories.tsx). */
const list = {
  ...plainList,
  ...columns(2, 3),
  gridAutoFlow: "row dense" as const, // other cards fill the gap that an open one leaves
  '&[data-shown="1"]': { gridTemplateColumns: "minmax(0, 1fr)" },
  [from.desktop]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    '&:is([data-shown="2"], [data-shown="4"])': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  "& > [hidden]": { display: "none" },
};
