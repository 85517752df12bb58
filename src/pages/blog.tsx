import { graphql, type PageProps } from "gatsby";
import { Article } from "../components/blog/article";
import { Newsletter } from "../components/forms/newsletter";
import { pill } from "../components/shared/buttons";
import { Page } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { cluster, color, columns, font, space, stack } from "../theme/theme";

export default function BlogPage({ data: { blog }, location }: PageProps<Queries.BlogQuery>) {
  const { featured, list, categories, newsletter, articles } = blog;
  const featuredArticles = articles.filter((article) => article.featured);
  const otherArticles = articles
    .filter((article) => !article.featured)
    .toSorted((one, other) => other.date.localeCompare(one.date));
  const inPageOrder = [...featuredArticles, ...otherArticles];
  /** The article's card, with a link to the next article; after the last comes the first. */
  function articleCard(article: Queries.ArticleFragment) {
    const next = inPageOrder[(inPageOrder.indexOf(article) + 1) % inPageOrder.length] ?? article;
    return <Article key={article.slug} article={article} next={next} wide={article.featured} copy={blog} />;
  }
  return (
    <Page page={blog} path={location.pathname}>
      <Section id="featured" of={featuredArticles} heading={featured}>
        <ul css={stack(space.l)}>{featuredArticles.map(articleCard)}</ul>
      </Section>
      <Section id="articles" of={otherArticles} heading={list} ground="panel">
        <Topics {...categories} articles={inPageOrder} />
        <ul css={rows}>{otherArticles.map(articleCard)}</ul>
      </Section>
      <Newsletter copy={newsletter} />
    </Page>
  );
}

type TopicsProps = {
  heading: string;
  items: readonly { name: string }[];
  /** In page order. */
  articles: readonly { slug: string; category: string }[];
};

/** The topics with their number of articles; each links to its first article. */
function Topics({ heading, items, articles }: TopicsProps) {
  return (
    <nav id="categories" aria-labelledby="categories-heading" css={topics}>
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

const topics = { ...stack(space.m), marginBottom: space.l };
/** Fills the gap left by an open card. */
const rows = { ...columns(2, 3), gridAutoFlow: "row dense" };
const chip = { ...pill, gap: space.s, whiteSpace: "nowrap" };
const count = { color: color.inkSoft, fontVariantNumeric: "tabular-nums" };

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
