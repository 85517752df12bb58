import type { EducationalOrganizationLeaf } from "schema-dts";
import { site } from "../site-copy";

/**
 * The institute as provider or publisher. Its `@id` links it to the full description on the home page.
 */
export const provider = {
  "@type": "EducationalOrganization",
  "@id": `${site.url}/#institute`,
  name: site.name,
  url: `${site.url}/`,
} satisfies EducationalOrganizationLeaf;
