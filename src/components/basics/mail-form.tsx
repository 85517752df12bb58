import type { ReactNode } from "react";
import { composeMail } from "../../compose-mail";
import { mail } from "../../contact-links";
import { button, buttonKinds } from "./button-style";

type MailFormProps = {
  /** The subject of the e-mail. */
  subject: string;
  /** The words on the button. */
  submit: string;
  /** What stands under the button. */
  note: ReactNode;
  /** The fields. */
  children: ReactNode;
  className?: string;
};

/**
 * A form whose words go to the visitor's e-mail program, where they can be read once more before they are sent; without
 * script, too.
 */
export function MailForm({ subject, submit, note, children, className }: MailFormProps) {
  return (
    <form
      action={`${mail}?subject=${encodeURIComponent(subject)}`}
      method="post"
      encType="text/plain"
      onSubmit={(event) => composeMail(event, subject)}
      className={className}
    >
      {children}
      <button type="submit" css={[button, buttonKinds.main, { justifySelf: "start" }]}>
        {submit}
      </button>
      {note}
    </form>
  );
}
