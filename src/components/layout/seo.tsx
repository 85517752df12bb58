import { graphql } from "gatsby";
import { useContext } from "react";
import { Helmet } from "react-helmet";
import type { JsonLdObject } from "schema-dts";
import site from "../../../data/site.json";
import { PagePath } from "./page-path";

export type SeoProps = {
  title: string;
  description: string;
  /** The page's address, from the root on, without a slash at the end; none for pages that have no address. */
  path: string | null;
  /** The picture that shared links show; pages that have no address share one. */
  card?: Queries.SeoFragment["card"];
};

/** The page's metadata in its head; this file is the only importer of react-helmet. */
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
      <meta property="og:image:type" content={card ? "image/jpeg" : "image/png"} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card?.alt ?? site.shareImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

type StructuredDataProps = {
  /** A thing that the page shows right here. */
  thing: JsonLdObject;
};

/**
 * Tells search engines about what stands beside it, in JSON-LD; on a page without an address, nothing.
 *
 * It stands in the body, where React removes it together with the thing. In the head, Helmet leaves it behind on the
 * next page when a visitor has pressed something while this one came alive (docs/decisions/0013).
 */
export function StructuredData({ thing }: StructuredDataProps) {
  if (useContext(PagePath) === null) return null;
  // Escaped, so that no text of the content can end the script.
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
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
