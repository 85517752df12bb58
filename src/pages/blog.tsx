import { graphql, type PageProps } from "gatsby";
import { Articles } from "../components/blog/articles";
import { Topics } from "../components/blog/topics";
import { Newsletter } from "../components/forms/newsletter";
import { ButtonLink } from "../components/shared/button-link";
import { Page } from "../components/layout/page";
import { Section } from "../components/layout/section";
import { color, column, line, space } from "../theme/theme";

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
