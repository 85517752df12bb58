import type { ReactNode } from "react";
import { space, stack } from "../../theme/theme";
import { Fields } from "./fields";
import { Form, type FormKind } from "./form";
import { Confirmation } from "./confirmation";

type NewsletterFormProps = { sent: { heading: string; text: string }; children?: ReactNode };

const newsletter: FormKind = {
  name: "newsletter",
  label: "Newsletter",
  subject: "Please send me the newsletter",
  submitLabel: "Subscribe",
};

export function NewsletterForm({ sent, children }: NewsletterFormProps) {
  return (
    <Form
      kind={newsletter}
      confirmation={(_, __, translated = sent) => (
        <Confirmation heading={translated.heading}>
          <p>{translated.text}</p>
        </Confirmation>
      )}
      css={stack(space.m)}
    >
      <Fields />
      {children}
    </Form>
  );
}
