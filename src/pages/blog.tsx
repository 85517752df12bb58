import { graphql, type PageProps } from "gatsby";
import { Article } from "../components/blog/article";
import { Newsletter } from "../components/forms/newsletter";
import { Page } from "../components/layout/page";
import { Section } from "../components/layout/section";
import { cluster, font, gridColumns, space, stack } from "../theme/theme";

export default function BlogPage({ data: { blog }, location }: PageProps<Queries.BlogQuery>) {
  const { featured, list, categories, newsletter, articles } = blog;
  const featuredArticles = articles.filter((article) => article.featured);
  const otherArticles = articles
    .filter((article) => !article.featured)
    .toSorted((one, other) => other.date.localeCompare(one.date));
  const inPageOrder = [...featuredArticles, ...otherArticles];
  /** The article's card, with a link to the next article; after the last comes the first. */
  function articleCard(article: Queries.ArticleFragment, index: number) {
    const next = inPageOrder[(inPageOrder.indexOf(article) + 1) % inPageOrder.length] ?? article;
    return <Article key={article.slug} {...{ article, next, index }} wide={article.featured} copy={blog} />;
  }
  return (
    <Page page={blog} path={location.pathname}>
      <Section id="featured" entries={featuredArticles} heading={featured}>
        <ul css={stack(space.l)}>{featuredArticles.map(articleCard)}</ul>
      </Section>
      <Section id="articles" entries={otherArticles} heading={list} ground="panel">
        <Topics {...categories} articles={inPageOrder} />
        <ul css={rows}>{otherArticles.map(articleCard)}</ul>
      </Section>
      <Newsletter copy={newsletter} />
    </Page>
  );
}

type TopicsProps = Queries.BlogQuery["blog"]["categories"] & { articles: readonly Queries.ArticleFragment[] };

/** The topics with their number of articles; each links to the first of `articles` about it. */
function Topics({ heading, items, articles }: TopicsProps) {
  return (
    <nav id="categories" aria-labelledby="categories-heading" css={{ ...stack(space.s), marginBottom: space.l }}>
      <p id="categories-heading" css={font.h3}>
        {heading}
      </p>
      <ul css={cluster(`0 ${space.l}`)}>
        {items.map(({ name }) => {
          const found = articles.filter(({ category }) => category === name);
          return (
            <li key={name}>
              <a href={found[0] && `#article-${found[0].slug}`} css={topic}>
                {`${name} (${found.length})`}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Fills the gap left by an open card. */
const rows = { ...gridColumns(2, 3), gridAutoFlow: "row dense" };
/** The size of a touch target. */
const topic = { display: "inline-block", paddingBlock: "0.5rem", fontWeight: 600 };

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
