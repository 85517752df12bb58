/** The browser may prefetch links to pages, but not to files; it does not when visitors save data. */
const links = { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" };

/** The text of the speculation rules. The security policy allows it by its hash. */
export const speculationRules = JSON.stringify({ prefetch: [links] });
