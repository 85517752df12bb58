import forms from "../../../data/forms.json";
import { mailAbout, whatsapp } from "../../contact/contact-links";
import { cluster, space } from "../../theme/theme";
import { ButtonLink } from "../shared/button-link";
import { AlertBox } from "./message-box";
import { SubmitButton } from "./submit-button";

type SendFailedProps = {
  /** The number of failures so far. */
  failures: number;
  /** The unsent text. */
  message: string;
  subject: string;
  isSending: boolean;
};

/** After a failure: offers to retry, or to send the same text by WhatsApp or e-mail. */
export function SendFailed({ failures, message, subject, isSending }: SendFailedProps) {
  const { heading, text, again, whatsapp: onWhatsapp, email } = forms.failed;
  return (
    <AlertBox heading={heading} about={failures}>
      <p>{text}</p>
      <div css={actions}>
        <SubmitButton isSending={isSending}>{again}</SubmitButton>
        <ButtonLink to={whatsapp(message)} kind="plain">
          {onWhatsapp}
        </ButtonLink>
        <ButtonLink to={mailAbout(subject, message)} kind="plain">
          {email}
        </ButtonLink>
      </div>
    </AlertBox>
  );
}

const actions = { ...cluster(space.m), marginTop: space.xs };
