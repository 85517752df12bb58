const placeholders = [
  /\b(?:sample|example) (?:road|street|lane|avenue)\b/i, // no such street
  /\w\.(?:example|test|invalid)\b(?!\.\w)/i, // domains that nobody can have: RFC 2606, section 2
  /^\S*\bexample\.(?:com|net|org)$/i, // nor these (section 3); within a sentence they show how an address is written
  /^(?:\+\d{1,3}[ -]*)?(\d)(?:[ -]*\1){5,}$/, // one repeated digit, country code aside
];

/**
 * Whether a text stands in for a real detail: 12 Sample Road, +91-00000 00000, hello@banyan.example. Structured data must
 * not state it as a fact.
 */
export function isPlaceholder(text: string): boolean {
  return placeholders.some((form) => form.test(text));
}
