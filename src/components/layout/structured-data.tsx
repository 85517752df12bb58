import type { JsonLdObject } from "schema-dts";
import { useContext } from "react";
import { PagePath } from "./page-path";

type StructuredDataProps = {
  /** A thing that the page shows right here. */
  of: JsonLdObject;
};

/**
 * Tells search engines about what stands beside it, in JSON-LD; on a page without an address, nothing.
 *
 * It stands in the body, where React removes it together with the thing. In the head, Helmet leaves it behind on the
 * next page when a visitor has pressed something while this one came alive (docs/decisions/0017).
 */
export function StructuredData({ of }: StructuredDataProps) {
  if (useContext(PagePath) === null) return null;
  // Escaped, so that no text of the content can end the script.
  const json = JSON.stringify({ "@context": "https://schema.org", ...of }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
