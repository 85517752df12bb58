import { graphql, type PageProps } from "gatsby";
import { Articles } from "../components/blog/articles";
import { Island } from "../islands/island";
import { Newsletter } from "../components/forms/newsletter";
import { ButtonLink } from "../components/shared/button-link";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { color, column, line, space } from "../theme/theme";

export default function BlogPage({ data, location }: PageProps<Queries.BlogQuery>) {
  const copy = assertPresent(data.blog, "blog");
  const { seo, title, kicker, hero, featured, list, categories, newsletter, articles } = copy;
  const featuredArticles = articles.filter((article) => article.featured);
  const otherArticles = articles.filter((article) => !article.featured);
  const entries = [...featuredArticles, ...otherArticles].map(({ slug, category }) => ({
    id: `article-${slug}`,
    category,
  }));
  return (
    <Layout seo={seo} path={location.pathname}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title}>
        <ButtonLink to="#newsletter" kind="plain">
          {newsletter.heading}
        </ButtonLink>
      </Hero>
      <div css={strip}>
        <div css={column}>
          <Island
            name="Categories"
            query="category"
            props={{
              heading: categories.heading,
              categories: categories.names.map((name) => ({ name })),
              entries,
              noun: "articles",
            }}
          />
        </div>
      </div>
      {featuredArticles.length > 0 && (
        <Section id="featured" heading={featured}>
          <Articles articles={featuredArticles} all={articles} copy={copy} />
        </Section>
      )}
      {otherArticles.length > 0 && (
        <Section id="articles" heading={list} ground="panel">
          <Articles articles={otherArticles} all={articles} copy={copy} />
        </Section>
      )}
      <Newsletter copy={newsletter} />
    </Layout>
  );
}

const strip = { paddingBlock: space.xl, borderBottom: line.ink, background: color.card };

export const query = graphql`
  query Blog {
    blog {
      seo { ...Seo }
      title kicker
      hero { ...Hero }
      featured { ...Section }
      list { ...Section }
      categories { heading names }
      newsletter { ...Newsletter }
      ...ArticleCopy
      articles { ...Article }
    }
  }
`;
