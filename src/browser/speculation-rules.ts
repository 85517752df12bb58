/** Lets browsers prefetch links to pages, but not to files. Browsers that save data skip it. */
const links = { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] }, eagerness: "moderate" };

/** The speculation rules, which the security policy allows by hash. */
export const speculationRules = JSON.stringify({ prefetch: [links] });
