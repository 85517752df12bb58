import type { ServiceLeaf } from "schema-dts";
import site from "../../data/site.json";
import { provider } from "./provider";

/**
 * A service. Google shows nothing special for one and asks for nothing.
 *
 * No offer: the price is a text for visitors (Starting ₹8,000, Free with courses, Custom), and a number taken out of a
 * text could be wrong.
 */
export function asService({ title, path, lead }: { title: string; path: string; lead: string }): ServiceLeaf {
  return { "@type": "Service", name: title, description: lead, url: site.url + path, provider };
}
