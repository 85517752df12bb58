import { outputPaths } from "../../content/output-paths";

const day = 24 * 60 * 60 * 1000; // milliseconds

type SecurityTextSite = { url: string; contact: { email: string } };

/**
 * The text of security.txt (RFC 9116) for a build at `built`, in milliseconds. It expires after 365 days, the maximum
 * the RFC recommends; all builds on the same day produce the same text. SECURITY.md says what to write.
 */
export function securityText({ url, contact }: SecurityTextSite, built: number): string {
  const expires = new Date((Math.floor(built / day) + 365) * day).toISOString().replace(".000Z", "Z");
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${url}${outputPaths.securityText}`,
    "",
  ].join("\n");
}
