/** Links that the browser may prefetch: pages, but no files. */
const links = { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" };

/** The text of the speculation rules, which the security policy allows by its hash. */
export const speculationRules = JSON.stringify({ prefetch: [links] });
