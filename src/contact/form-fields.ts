/** The fields of both forms, in page order. Inputs, drafts, errors, messages and Netlify's page derive from them. */

type FieldRow = {
  /** The label, which is also the name in a submission. */
  name: string;
  /** The type of control; defaults to a text input. */
  type?: "email" | "tel" | "select" | "radio" | "textarea" | "hidden";
  autoComplete?: string;
  /** In characters. */
  maxLength?: number;
  placeholder?: string;
  /** The error for an empty field, a key of `mistakes` in data/forms.json. Fields without one are optional. */
  missing?: keyof Queries.FormMistakes;
  /** The alternative field; one of the two is enough. */
  or?: string;
};

const email = { name: "Email", type: "email", autoComplete: "email", maxLength: 254 } as const;
const notices = [
  { name: "Privacy Notice", type: "hidden" },
  { name: "Notice Language", type: "hidden" },
] as const;

const table = {
  enquiry: [
    { name: "First Name", autoComplete: "given-name", maxLength: 60, missing: "firstName" },
    { name: "Last Name", autoComplete: "family-name", maxLength: 60, placeholder: "Optional" },
    { ...email, missing: "reach", or: "Phone" },
    { name: "Phone", type: "tel", autoComplete: "tel", maxLength: 40, placeholder: "+91-XXXXXXXXXX", or: "Email" },
    { name: "Course Interest", type: "select" },
    { name: "Batch", type: "radio" },
    { name: "Message", type: "textarea", maxLength: 2000, missing: "message" },
    { name: "Intent", type: "hidden" },
    { name: "Course", type: "hidden" },
    ...notices,
  ],
  newsletter: [{ ...email, placeholder: "Enter your email", missing: "noEmail" }, ...notices],
} as const satisfies Record<string, readonly FieldRow[]>;

/** The name of a form on Netlify. */
export type FormName = keyof typeof table;

export type FieldName = (typeof table)[FormName][number]["name"];

export type FormField = FieldRow & { name: FieldName; or?: FieldName };

/** Field values, typed by a visitor or set by a link. */
export type FormValues = Partial<Record<FieldName, string>>;

export const formFields: Record<FormName, readonly FormField[]> = table;

/** A hidden checkbox that only bots tick: hosts drop such submissions. Autofill would complete a text field. */
export const honeypot = "bot-field";

/** In every response from Netlify. Other hosts may answer a POST with the page, and discard the submission. */
export const netlifyHeader = "x-nf-request-id";
