import { outputPaths } from "../../content/output-paths";

const day = 24 * 60 * 60 * 1000; // milliseconds

type SecurityTextSite = { url: string; contact: { email: string } };

/**
 * The text of security.txt as of the moment `built`, in milliseconds (RFC 9116). It expires 365 days after the day of the build,
 * the most that the RFC advises; all builds of a day give the same bytes. SECURITY.md says what to write.
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
