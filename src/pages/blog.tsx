import { graphql, type PageProps } from "gatsby";
import { Article } from "../components/blog/article";
import { Topics } from "../components/blog/topics";
import { Newsletter } from "../components/forms/newsletter";
import { ButtonLink } from "../components/shared/button-link";
import { Page } from "../components/layout/page";
import { Section } from "../components/layout/section";
import { color, column, columns, line, space } from "../theme/theme";

export default function BlogPage({ data: { blog }, location }: PageProps<Queries.BlogQuery>) {
  const { featured, list, categories, newsletter, articles } = blog;
  const featuredArticles = articles.filter((article) => article.featured);
  const otherArticles = categories.items.flatMap(({ name }) =>
    articles.filter(({ category, featured: isFirst }) => category === name && !isFirst),
  );
  const inPageOrder = [...featuredArticles, ...otherArticles];
  return (
    <Page
      page={blog}
      path={location.pathname}
      actions={
        <ButtonLink to="#newsletter" kind="plain">
          {newsletter.heading}
        </ButtonLink>
      }
    >
      {inPageOrder.length > 0 && (
        <div css={strip}>
          <div css={column}>
            <Topics {...categories} articles={inPageOrder} />
          </div>
        </div>
      )}
      <Section id="featured" of={featuredArticles} heading={featured}>
        <Articles articles={featuredArticles} all={inPageOrder} copy={blog} />
      </Section>
      <Section id="articles" of={otherArticles} heading={list} ground="panel">
        <Articles articles={otherArticles} all={inPageOrder} copy={blog} />
      </Section>
      <Newsletter copy={newsletter} />
    </Page>
  );
}

type ArticlesProps = {
  articles: readonly Queries.ArticleFragment[];
  /** Each article links to the next in this list; the last, to the first. */
  all: readonly Queries.ArticleFragment[];
  copy: Queries.ArticleCopyFragment;
};

/** Article cards in rows of up to three, never leaving one alone in the last row. */
function Articles({ articles, all, copy }: ArticlesProps) {
  const perRow = articles.length === 1 ? 1 : articles.length === 2 || articles.length === 4 ? 2 : 3;
  return (
    <ul css={[columns(perRow === 3 ? 2 : perRow, perRow), dense]}>
      {articles.map((article) => {
        const next = all[(all.indexOf(article) + 1) % all.length] ?? article;
        return <Article key={article.slug} article={article} next={next} perRow={perRow} copy={copy} />;
      })}
    </ul>
  );
}

/** Fills the gap left by an open card. */
const dense = { gridAutoFlow: "row dense" };
const strip = { paddingBlock: space.xl, borderBottom: line.ink, background: color.card };

export const query = graphql`
  query Blog {
    blog {
      ...Page
      featured { ...Section }
      list { ...Section }
      categories { heading items { name } }
      newsletter { ...Newsletter }
      ...ArticleCopy
      articles { ...Article }
    }
  }
`;
