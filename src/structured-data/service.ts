import type { ServiceLeaf } from "schema-dts";
import { site } from "../site-copy";
import { provider } from "./provider";

/**
 * A service; Google has no requirements.
 *
 * No offer: the price is free text (Starting ₹8,000, Free with courses, Custom), and a parsed number could be wrong.
 */
export function asService({ title, path, lead }: { title: string; path: string; lead: string }): ServiceLeaf {
  return { "@type": "Service", name: title, description: lead, url: site.url + path, provider };
}
