import { useEffect, useRef, type ReactNode } from "react";
import { messageBox } from "./alert-box";

/** Replaces a submitted form; its heading takes focus. */
export function Confirmation({ heading, children }: { heading: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div css={messageBox}>
      <h3 ref={ref} tabIndex={-1} css={{ fontSize: "1.5rem" }}>
        {heading}
      </h3>
      {children}
    </div>
  );
}
