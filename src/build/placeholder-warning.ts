/** Which details of the institute are still to come. */
import { isPlaceholder } from "../text/placeholder";
import { contentReader } from "../content/read-content";

/** One line that names the placeholders in the site's settings, of the folder `data`, which has passed the check; nothing without any. */
export function placeholderWarning(data: string): string | undefined {
  const { url, contact } = contentReader(data)("site.json");
  const { phone, whatsapp, email, address } = contact;
  const details = { url, phone, whatsapp, email, street: address.street };
  const left = Object.entries(details).filter(([, text]) => isPlaceholder(text));
  if (left.length === 0) return undefined;
  const named = new Intl.ListFormat("en-GB").format(left.map(([name, text]) => `${name} (${text})`));
  return `data/site.json still holds placeholders: ${named}. Write the real details before visitors come.`;
}
