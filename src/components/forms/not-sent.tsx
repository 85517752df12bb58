import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { mailAbout, whatsapp } from "../../contact/contact-links";
import { color, radius, space, text } from "../../theme/theme";
import { ButtonLink } from "../basics/button-link";
import { SubmitButton } from "./submit-button";

type NotSentProps = {
  of: Queries.NotSentFragment;
  /** The words that could not be sent. */
  message: string;
  subject: string;
  /** What the button says while it is sent once more; empty else. */
  sending: string;
};

/** After a failure: nothing is lost, and there are three ways to go on. */
export function NotSent({ of, message, subject, sending }: NotSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sending) box.current?.focus();
  }, [sending]);
  return (
    <div ref={box} role="alert" tabIndex={-1} css={frame}>
      <h3 css={text.h3}>{of.heading}</h3>
      <p>{of.text}</p>
      <div css={actions}>
        <SubmitButton sending={sending}>{of.again}</SubmitButton>
        <ButtonLink to={whatsapp(message)} kind="plain">
          {of.whatsapp}
        </ButtonLink>
        <ButtonLink to={mailAbout(subject, message)} kind="plain">
          {of.email}
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
  fragment NotSent on FormFailure {
    heading
    text
    again
    whatsapp
    email
  }
`;
