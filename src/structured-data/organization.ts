import { site } from "../site-copy";
import { weekdays } from "../time/india-time";
import { daysOf } from "../time/opening-hours";
import { isPlaceholder } from "../text/placeholder";

/** The institute as provider or publisher. Its `@id` links it to the full description on the home page. */
export const provider = {
  "@type": "EducationalOrganization",
  "@id": `${site.url}/#institute`,
  name: site.name,
  url: `${site.url}/`,
};

/**
 * The institute, without contact details that are placeholders. Google requires no properties for an organisation, but a
 * name and an address for a local business. With a street address, the institute is one, with opening hours.
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function asOrganization({ phone, email, address, hours }: typeof site.contact) {
  const known = {
    ...provider,
    logo: `${site.url}/icon-512.png`,
    telephone: isPlaceholder(phone) ? undefined : phone,
    email: isPlaceholder(email) ? undefined : email,
  };
  if (isPlaceholder(address.street)) return known;
  return {
    ...known,
    "@type": ["EducationalOrganization", "LocalBusiness"],
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: daysOf(days).map((day) => weekdays[day]),
      opens,
      closes,
    })),
  };
}

/**
 * The site, for the home page only. Google takes the site name above each result from it.
 * https://developers.google.com/search/docs/appearance/site-names
 */
export const website = {
  "@type": "WebSite",
  name: site.name,
  url: provider.url,
  publisher: { "@id": provider["@id"] },
};

/** A service, without an offer: the price is free text (Starting ₹8,000), and a parsed number could be wrong. */
export function asService({ title, path, lead }: { title: string; path: string; lead: string }) {
  return { "@type": "Service", name: title, description: lead, url: site.url + path, provider };
}

/**
 * The breadcrumbs of a page: its ancestors, topmost first, then its name, which needs no URL.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function asBreadcrumbList(ancestors: readonly { label: string; to: string }[], here: string) {
  const crumbs = [...ancestors.map(({ label, to }) => ({ name: label, item: site.url + to })), { name: here }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
  };
}
