import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { button, buttonKinds } from "../basics/button-style";
import { color, radius, space, text } from "../../theme/theme";

type SentProps = {
  of: Queries.SentFragment;
  /** The words on the button that opens the form again. */
  another: string;
  onAnother: () => void;
};

/** In the place of a form that a server has taken; its heading takes the focus. */
export function Sent({ of, another, onAnother }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={frame}>
      <h3 ref={heading} tabIndex={-1} css={[text.h3, { fontSize: "1.5rem" }]}>
        {of.heading}
      </h3>
      <p>{of.text}</p>
      <div>
        <button type="button" css={[button, buttonKinds.plain]} onClick={onAnother}>
          {another}
        </button>
      </div>
    </div>
  );
}

const frame = {
  display: "grid",
  gap: space.s,
  padding: space.m,
  border: `4px solid ${color.action}`,
  borderRadius: radius.small,
  background: color.card,
};

export const query = graphql`
  fragment Sent on FormSent {
    heading
    text
  }
`;
