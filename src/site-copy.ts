/**
 * The site's settings and the copy of the forms, for components: the only module that imports data/, where webpack
 * substitutes the checked copy. Not GraphQL, because every page needs them, and islands need them in the browser.
 */
import forms from "../data/forms.json";
import settings from "../data/site.json";
import type { Content } from "./content/read-content";

/** Typed by the contract, because fields that are absent now may be present later. */
export const site = settings as Content<"site.json">;

export { forms };
