import { interpolate } from "../../text/interpolate";
import { whatsapp } from "../../contact/contact-links";
import { color, text } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";

type ComposeNoteProps = {
  of: Queries.FormWordsFragment;
  /** The words on the form's button. */
  button: string;
  /** What was typed so far. */
  message: string;
};

/** Where forms are delivered nowhere: what the button does, before it is pressed, and the same by WhatsApp. */
export function ComposeNote({ of, button, message }: ComposeNoteProps) {
  return (
    <>
      <p css={note}>{interpolate(of.composes, { button })}</p>
      <div>
        <ButtonLink to={whatsapp(message)} kind="plain">
          {of.failed.whatsapp}
        </ButtonLink>
      </div>
    </>
  );
}

const note = { ...text.small, gridColumn: "1 / -1", color: color.inkSoft };
