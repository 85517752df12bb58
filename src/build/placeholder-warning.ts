import { listed } from "../text/format";
import { isPlaceholder } from "../text/placeholder";
import { contentReader } from "../content/read-content";

/** A line that names the placeholders left in site.json of the checked folder `data`; undefined if there are none. */
export function placeholderWarning(data: string): string | undefined {
  const { url, contact } = contentReader(data)("site.json");
  const { phone, whatsapp, email, address } = contact;
  const details = { url, phone, whatsapp, email, street: address.street };
  const placeholders = Object.entries(details).filter(([, text]) => isPlaceholder(text));
  if (placeholders.length === 0) return undefined;
  const named = listed(placeholders.map(([name, text]) => `${name} (${text})`));
  return `data/site.json still holds placeholders: ${named}. Write the real details before visitors come.`;
}
