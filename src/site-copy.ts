/**
 * The site's settings and the copy of the forms, for components: the only module that imports data/, where webpack
 * substitutes the checked copy. Not GraphQL, because every page needs them, and islands need them in the browser.
 */
import forms from "../data/forms.json";
import site from "../data/site.json";

export { forms, site };
