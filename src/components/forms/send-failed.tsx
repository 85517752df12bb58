import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { mailAbout, whatsapp } from "../../contact/contact-links";
import { color, radius, space, text } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";
import { SubmitButton } from "./submit-button";

type SendFailedProps = {
  copy: Queries.SendFailedFragment;
  /** The text that was not sent. */
  message: string;
  subject: string;
  /** The label while it is being sent again; otherwise empty. */
  sending: string;
};

/** After a failure: try again, or send the same text by WhatsApp or e-mail. */
export function SendFailed({ copy, message, subject, sending }: SendFailedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sending) box.current?.focus();
  }, [sending]);
  return (
    <div ref={box} role="alert" tabIndex={-1} css={frame}>
      <h3 css={text.h3}>{copy.heading}</h3>
      <p>{copy.text}</p>
      <div css={actions}>
        <SubmitButton sending={sending}>{copy.again}</SubmitButton>
        <ButtonLink to={whatsapp(message)} kind="plain">
          {copy.whatsapp}
        </ButtonLink>
        <ButtonLink to={mailAbout(subject, message)} kind="plain">
          {copy.email}
        </ButtonLink>
      </div>
    </div>
  );
}

const frame = {
  gridColumn: "1 / -1",
  display: "grid",
  gap: space.s,
  padding: space.m,
  border: `4px solid ${color.alertText}`,
  borderRadius: radius.small,
  background: color.card,
};
const actions = { display: "flex", flexWrap: "wrap" as const, gap: space.m, marginTop: space.s };

export const query = graphql`
  fragment SendFailed on FormFailure {
    heading
    text
    again
    whatsapp
    email
  }
`;
