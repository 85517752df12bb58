import type { ReactNode } from "react";
import { button, buttonKinds } from "../basics/button-style";

type SubmitButtonProps = {
  /** What the button says while the form is on its way; empty else. */
  sending: string;
  children: ReactNode;
};

/** The button of a form; while the form is on its way it says so, and keeps the focus. */
export function SubmitButton({ sending, children }: SubmitButtonProps) {
  return (
    <button type="submit" aria-disabled={sending ? true : undefined} css={[button, buttonKinds.main, look]}>
      {sending || children}
    </button>
  );
}

const look = { justifySelf: "start", "&[aria-disabled]": { cursor: "progress", opacity: 0.75 } };
