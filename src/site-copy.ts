/**
 * The site's settings and the copy of the forms, for components: the only file in src/ that imports data/, where webpack
 * substitutes the checked data. Not GraphQL, because every page needs them, and islands need them in the browser.
 */
import type { z } from "zod";
import formsFile from "../data/forms.json";
import siteFile from "../data/site.json";
import type { forms as formsSchema } from "./content/schemas/forms.schema";
import type { site as siteSchema } from "./content/schemas/site.schema";

// Cast to the schemas' types: inferred types lack fields that the content currently omits.
export const site = siteFile as z.infer<typeof siteSchema>;
export const forms = formsFile as z.infer<typeof formsSchema>;

/** The form copy that islands need. Listed field by field, so that webpack drops the rest. */
export const formCopy = {
  mistakes: formsFile.mistakes,
  sending: formsFile.sending,
  interrupted: formsFile.interrupted,
  failed: formsFile.failed,
  composes: formsFile.composes,
  another: formsFile.another,
  version: formsFile.notice.version,
};
