import { useEffect, useRef, type ReactNode } from "react";
import { color, radius, space, stack } from "../../theme/theme";

type AlertBoxProps = {
  heading: string;
  /** The box takes focus whenever this changes. */
  about: unknown;
  children: ReactNode;
};

/** Explains a problem in a form. Takes focus, so that screen readers read it; they would read an alert twice. */
export function AlertBox({ heading, about, children }: AlertBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [about]);
  return (
    <div ref={ref} role="group" aria-label={heading} tabIndex={-1} css={[messageBox, { borderColor: color.alertText }]}>
      <h3>{heading}</h3>
      {children}
    </div>
  );
}

/** The frame of a form's messages. */
export const messageBox = {
  gridColumn: "1 / -1",
  ...stack("0.75rem"),
  padding: space.m,
  border: `4px solid ${color.action}`,
  borderRadius: radius.small,
  background: color.card,
};
