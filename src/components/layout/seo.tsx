import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { shareCardPath } from "../../content/output-paths";
import { site } from "../../site-copy";

export type SeoProps = {
  title: string;
  description: string;
  /** The day of the last change: social networks cache share cards by URL. */
  updated: string;
  /** The path of a JSON file with the page's data. */
  data?: string;
};

/** The page's metadata. This file alone imports react-helmet. */
export function Seo({ path, title, description, updated, data }: SeoProps & { path: string | null }) {
  const fullTitle = `${title} | ${site.shortName}`;
  const url = path === null ? null : site.url + path;
  return (
    <Helmet>
      <html lang="en-IN" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {data && <link rel="alternate" type="application/json" href={data} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      {url && <meta property="og:url" content={url} />}
      <meta
        property="og:image"
        content={site.url + (path === null ? site.shareImage : `${shareCardPath(path)}?v=${updated}`)}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={path === null ? site.shareImageAlt : `${title}. ${site.name}.`} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

/** JSON-LD about the surrounding content. In the body, next to its subject (docs/decisions/0013). */
export function StructuredData({ thing }: { thing: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
  // oxlint-disable-next-line react/no-danger -- escaped, so content cannot close the script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const query = graphql`
  fragment Seo on Seo { title description updated }
`;
