import forms from "../../../data/forms.json";
import { whatsapp } from "../../contact/contact-links";
import { interpolate } from "../../text/interpolate";
import { text } from "../../theme/theme";
import { ButtonLink } from "../shared/button-link";

type ComposeNoteProps = {
  /** The label of the submit button. */
  button: string;
  /** The visitor's text so far. */
  message: string;
};

/** For sites without form delivery: explains that the button opens an e-mail, and offers WhatsApp instead. */
export function ComposeNote({ button, message }: ComposeNoteProps) {
  return (
    <>
      <p css={note}>{interpolate(forms.composes, { button })}</p>
      <div>
        <ButtonLink to={whatsapp(message)} kind="plain">
          {forms.failed.whatsapp}
        </ButtonLink>
      </div>
    </>
  );
}

const note = { ...text.quiet, gridColumn: "1 / -1" };
