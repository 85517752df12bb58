import { interpolate } from "../../text/interpolate";
import { whatsapp } from "../../contact/contact-links";
import { color, text } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";

type ComposeNoteProps = {
  copy: Queries.FormCopyFragment;
  /** The label of the form's button. */
  button: string;
  /** The visitor's text so far. */
  message: string;
};

/** Shown where no server takes the form: says that the button opens an e-mail, and offers WhatsApp instead. */
export function ComposeNote({ copy, button, message }: ComposeNoteProps) {
  return (
    <>
      <p css={note}>{interpolate(copy.composes, { button })}</p>
      <div>
        <ButtonLink to={whatsapp(message)} kind="plain">
          {copy.failed.whatsapp}
        </ButtonLink>
      </div>
    </>
  );
}

const note = { ...text.small, gridColumn: "1 / -1", color: color.inkSoft };
