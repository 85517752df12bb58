import claims from "../../data/claims.json";
import { fillClaimsInJson } from "../../src/content/claims";

/** The content of a data file as the site shows it: with the figures of the claims that its texts name. */
export function filled<Content>(content: Content): Content {
  return JSON.parse(fillClaimsInJson(JSON.stringify(content), claims)) as Content;
}
