import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { color, radius, space, text } from "../../theme";

type SentProps = { of: Queries.SentFragment };

/** In the place of a form that a server has taken; its heading takes the focus. */
export function Sent({ of }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={frame}>
      <h3 ref={heading} tabIndex={-1} css={[text.h3, { fontSize: "1.5rem" }]}>
        {of.heading}
      </h3>
      <p>{of.text}</p>
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
