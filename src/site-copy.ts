/**
 * The site's settings and the copy of the forms, for components: the only one in src/ that imports data/, where webpack
 * substitutes the checked copy. Not GraphQL, because every page needs them, and islands need them in the browser.
 */
import forms from "../data/forms.json";
import settings from "../data/site.json";

/** Fields of the contract that the settings may omit. */
type Optional = { contact: { otherPhone?: string; address: { postalCode?: string } } };

export const site: typeof settings & Optional = settings;

/** The words of data/forms.json that islands need, named one by one: webpack leaves out the rest. */
export const formWords = {
  mistakes: forms.mistakes,
  sending: forms.sending,
  interrupted: forms.interrupted,
  failed: forms.failed,
  composes: forms.composes,
  another: forms.another,
  version: forms.notice.version,
};

export { forms };
