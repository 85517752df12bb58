/** Links for calling, writing and sharing, based on data/site.json. */
import { site } from "../site-copy";
import { contactUrls } from "./contact-urls";

const urls = contactUrls(site.contact);

export const { telephone, otherTelephone, mail, directions } = urls;

/** The URL of a new e-mail with a subject and an optional message. */
export function mailAbout(subject: string, message = ""): string {
  return `${mail}?subject=${encodeURIComponent(subject)}${message && `&body=${encodeURIComponent(message)}`}`;
}

/** The URL of a WhatsApp message, with a link to the page at path `page`. */
export function whatsapp(message: string, page?: string | null): string {
  return urls.whatsapp(page ? `${message}\n${site.url}${page}` : message);
}

/** The URL of a WhatsApp message with a question about a topic, and a link to the page at path `page`. */
export function whatsappQuestion(page?: string | null, topic = site.name): string {
  return whatsapp(`${site.contact.question} ${topic}`, page);
}

export function shareUrls(title: string, page: string) {
  const url = site.url + page;
  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  };
}
