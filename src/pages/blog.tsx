import { graphql, type PageProps } from "gatsby";
import { Article } from "../components/library/article";
import { Categories } from "../components/basics/categories";
import { Newsletter } from "../components/forms/newsletter";
import { Hero } from "../components/layout/hero";
import { Layout } from "../components/layout/layout";
import { Section } from "../components/layout/section";
import { required } from "../required";
import { columns, plainList } from "../theme";

export default function BlogPage({ data, location }: PageProps<Queries.BlogQuery>) {
  const { seo, title, kicker, hero, featured, list, categories, newsletter, articles } = required(data.blog, "blog");
  return (
    <Layout seo={seo} path={location.pathname}>
      <Hero of={hero} kicker={kicker} trail={[]} here={title} />
      <Section id="featured" heading={featured}>
        <ul css={plainList}>
          {articles
            .filter((article) => article.featured)
            .map((article) => (
              <Article key={article.slug} article={article} />
            ))}
        </ul>
      </Section>
      <Section id="articles" heading={list} ground="panel">
        <Categories
          heading={categories.heading}
          of={categories.names.map((name) => ({ name }))}
          entries={articles.map(({ slug, category }) => ({ id: slug, category }))}
        />
        <ul css={[plainList, columns(2, 3)]}>
          {articles
            .filter((article) => !article.featured)
            .map((article) => (
              <Article key={article.slug} article={article} />
            ))}
        </ul>
      </Section>
      <Newsletter of={newsletter} words={required(data.formWords, "formWords")} />
    </Layout>
  );
}

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
      articles {
        ...Article
      }
    }
    formWords {
      ...FormWords
    }
  }
`;
