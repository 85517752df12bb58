import type { EducationalOrganizationLeaf } from "schema-dts";
import site from "../../data/site.json";

/**
 * The institute in short, for what it provides or publishes. Search engines join it by its `@id` with all that the home
 * page says of the institute.
 */
export const provider = {
  "@type": "EducationalOrganization",
  "@id": `${site.url}/#institute`,
  name: site.name,
  url: `${site.url}/`,
} satisfies EducationalOrganizationLeaf;
