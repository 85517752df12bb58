import { graphql, type PageProps } from "gatsby";
import { Articles } from "../components/library/articles";
import { Categories, useCategory } from "../components/basics/categories";
import { Widget } from "../components/basics/widget";
import { Newsletter } from "../components/forms/newsletter";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { assertPresent } from "../assert-present";
import { color, column, line, space } from "../theme/theme";

export default function BlogPage({ data, location }: PageProps<Queries.BlogQuery>) {
  const { seo, title, kicker, hero, featured, list, categories, newsletter, articles, share } = assertPresent(
    data.blog,
    "blog",
  );
  const entries = articles.map((article) => ({ id: `article-${article.slug}`, category: article.category }));
  const category = useCategory(entries);
  const shown = articles.filter((article) => !category || article.category === category);
  const featuredArticles = shown.filter((article) => article.featured);
  const otherArticles = shown.filter((article) => !article.featured);
  return (
    <Layout seo={seo} path={location.pathname}>
      <Hero hero={hero} kicker={kicker} trail={[]} here={title} />
      <div css={strip}>
        <div css={column}>
          <Widget name="categories">
            <Categories
              heading={categories.heading}
              categories={categories.names.map((name) => ({ name }))}
              entries={entries}
              noun="articles"
            />
          </Widget>
        </div>
      </div>
      {featuredArticles.length > 0 && (
        <Section id="featured" heading={featured}>
          <Articles articles={featuredArticles} all={articles} share={share} />
        </Section>
      )}
      {otherArticles.length > 0 && (
        // The heading “More articles” makes no sense without a featured article above it.
        <Section
          id="articles"
          heading={featuredArticles.length > 0 ? list : { heading: category, lead: null }}
          ground="panel"
        >
          <Articles articles={otherArticles} all={articles} share={share} />
        </Section>
      )}
      <Widget name="newsletter">
        <Newsletter copy={newsletter} sharedCopy={assertPresent(data.formWords, "formWords")} />
      </Widget>
    </Layout>
  );
}

const strip = { paddingBlock: space.xl, borderBottom: line.ink, background: color.card };

export const query = graphql`
  query Blog {
    blog {
      seo {
        ...Seo
      }
      title
      kicker
      hero {
        ...Hero
      }
      featured {
        ...Section
      }
      list {
        ...Section
      }
      categories {
        heading
        names
      }
      newsletter {
        ...Newsletter
      }
      share
      articles {
        ...Article
      }
    }
    formWords {
      ...FormCopy
    }
  }
`;
