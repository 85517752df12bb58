import { useEffect, useRef, type ReactNode } from "react";
import { color, radius, space, text } from "../../theme/theme";

type ConfirmationProps = { heading: string; children: ReactNode };

/** Replaces a form that was sent; its heading takes the focus. */
export function Confirmation({ heading, children }: ConfirmationProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div css={frame}>
      <h3 ref={ref} tabIndex={-1} css={[text.h3, { fontSize: "1.5rem" }]}>
        {heading}
      </h3>
      {children}
    </div>
  );
}

const frame = {
  display: "grid",
  gap: "0.75rem",
  padding: space.m,
  border: `4px solid ${color.action}`,
  borderRadius: radius.small,
  background: color.card,
};
