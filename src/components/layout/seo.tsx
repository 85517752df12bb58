import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import site from "../../../data/site.json";

export type SeoProps = {
  title: string;
  description: string;
  /** The page's address, from the root on, without a slash at the end; none for pages that have no address. */
  path: string | null;
  /** The picture that shared links show; pages that have no address share one. */
  card?: Queries.SeoFragment["card"];
};

/** The page's metadata: the only importer of react-helmet. */
export function Seo({ title, description, path, card }: SeoProps) {
  const fullTitle = `${title} | ${site.shortName}`;
  const address = path === null ? null : site.url + path;
  return (
    <Helmet>
      <html lang="en-IN" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={site.url + (card?.image ?? site.shareImage)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card?.alt ?? site.shareImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

export const query = graphql`
  fragment Seo on Seo {
    title
    description
    card {
      image
      alt
    }
  }
`;
