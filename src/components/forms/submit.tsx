import { formCopy } from "../../site-copy";
import { mailAbout, whatsapp } from "../../contact/contact-links";
import { interpolate } from "../../text/interpolate";
import { font } from "../../theme/theme";
import { button, buttonKinds, ButtonLink, buttonRow } from "../shared/buttons";
import { formAction } from "./delivery";
import type { FormLanguage } from "./translation";
import { AlertBox } from "./alert-box";

type SubmitProps = {
  words: FormLanguage;
  label: string;
  isSending: boolean;
  failures: number;
  subject: string;
  message: string;
};

/**
 * A form's button. Without form delivery, explains that it opens an e-mail, and offers WhatsApp instead; after a
 * failure, offers to retry, or to send the same text by WhatsApp or e-mail.
 */
export function Submit({ words: { failed, sending }, label, isSending, failures, subject, message }: SubmitProps) {
  const submit = (
    // aria-disabled instead of disabled keeps focus during submission, and announces the state.
    <button type="submit" aria-disabled={isSending || undefined} css={[button, buttonKinds.main, busy]}>
      {isSending ? sending : failures > 0 ? failed.again : label}
    </button>
  );
  const chat = (
    <ButtonLink to={whatsapp(message)} kind="plain">
      {failed.whatsapp}
    </ButtonLink>
  );
  if (failures > 0)
    return (
      <AlertBox heading={failed.heading} about={failures}>
        <p>{failed.text}</p>
        <div css={buttonRow}>
          {submit}
          {chat}
          <ButtonLink to={mailAbout(subject, message)} kind="plain">
            {failed.email}
          </ButtonLink>
        </div>
      </AlertBox>
    );
  return (
    <>
      {!formAction() && (
        <>
          <p css={formNote}>{interpolate(formCopy.composes, { button: label })}</p>
          <div>{chat}</div>
        </>
      )}
      {submit}
    </>
  );
}

const busy = { justifySelf: "start", "&[aria-disabled]": { cursor: "progress", opacity: 0.75 } };
export const formNote = { ...font.quiet, gridColumn: "1 / -1" };
