import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { button, buttonKinds } from "../basics/button-style";
import { color, radius, space, text } from "../../theme/theme";

type ConfirmationProps = {
  copy: Queries.ConfirmationFragment;
  /** The label of the button that opens the form again. */
  another: string;
  onAnother: () => void;
};

/** Replaces a form that was sent; its heading takes the focus. */
export function Confirmation({ copy, another, onAnother }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={frame}>
      <h3 ref={heading} tabIndex={-1} css={[text.h3, { fontSize: "1.5rem" }]}>
        {copy.heading}
      </h3>
      <p>{copy.text}</p>
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
  fragment Confirmation on FormSent {
    heading
    text
  }
`;
