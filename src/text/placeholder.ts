const placeholders = [
  /\b(?:sample|example) (?:road|street|lane|avenue)\b/i, // no such street
  /\w\.(?:example|test|invalid)\b(?!\.\w)/i, // domains nobody can register: RFC 2606, section 2
  /^\S*\bexample\.(?:com|net|org)$/i, // reserved, too (section 3); allowed within a sentence, as an example of an address
  /^(?:\+\d{1,3}[ -]*)?(\d)(?:[ -]*\1){5,}$/, // one repeated digit, ignoring the country code
];

/** Whether a text is a placeholder, such as 12 Sample Road, which structured data must not state as a fact. */
export function isPlaceholder(text: string): boolean {
  return placeholders.some((pattern) => pattern.test(text));
}
