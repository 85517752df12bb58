import { graphql } from "gatsby";

/** An article as a row of links (src/components/shared/link-rows.tsx). */
export function articleRow({ slug, title, readTime }: Queries.ArticleRowFragment) {
  return { to: `/blog#${slug}`, title, note: readTime };
}

export const query = graphql`
  fragment ArticleRow on Article { slug title readTime }
`;
