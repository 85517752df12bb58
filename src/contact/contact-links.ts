/** Links that carry what a visitor wants: call, write, ask, tell others. */
import site from "../../data/site.json";
import { contactUrls } from "./contact-urls";

const ways = contactUrls(site.contact);

export const { telephone, mail, directions } = ways;

/** Opens the visitor's e-mail program with a message already written, or with its subject alone. */
export function mailAbout(subject: string, message = ""): string {
  return `${mail}?subject=${encodeURIComponent(subject)}${message && `&body=${encodeURIComponent(message)}`}`;
}

/** Opens WhatsApp with a message already written; `page` is the address on this site that it is about. */
export function whatsapp(message: string, page?: string): string {
  return ways.whatsapp(page ? `${message}\n${site.url}${page}` : message);
}

/** A page of this site for others: its full address, and links that open WhatsApp and LinkedIn with it. */
export function sharing(title: string, page: string) {
  const url = site.url + page;
  return {
    url,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  };
}
