import type { ReactNode } from "react";
import forms from "../../../data/forms.json";
import { maxLengths, newsletterErrors } from "./form-errors";
import { space } from "../../theme/theme";
import { Confirmation } from "./confirmation";
import { Field } from "./field";
import { Form, type FormKind } from "./form";

type NewsletterFormProps = {
  /** After the form is sent. */
  sent: { heading: string; text: string };
  /** What happens to the data. */
  children?: ReactNode;
};

const newsletter: FormKind = {
  name: "newsletter",
  label: "Newsletter",
  subject: "Please send me the newsletter",
  submitLabel: "Subscribe",
  validate: newsletterErrors,
};

/** Imported rather than passed as props, which would travel in the page. */
const words: Queries.FormCopyFragment = {
  mistakes: forms.mistakes,
  sending: forms.sending,
  failed: forms.failed,
  composes: forms.composes,
  another: forms.another,
};

/** One field: the e-mail address. */
export function NewsletterForm({ sent, children }: NewsletterFormProps) {
  return (
    <Form
      kind={newsletter}
      copy={words}
      notice={children}
      confirmation={() => (
        <Confirmation heading={sent.heading}>
          <p>{sent.text}</p>
        </Confirmation>
      )}
      css={form}
    >
      <Field label="Email">
        {(props) => (
          <input
            {...props}
            type="email"
            autoComplete="email"
            maxLength={maxLengths.Email}
            placeholder="Enter your email"
            required
          />
        )}
      </Field>
    </Form>
  );
}

const form = { display: "grid", gap: space.m };
