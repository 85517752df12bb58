import type { ReactNode } from "react";
import { button, buttonKinds } from "../basics/button-style";

type SubmitButtonProps = {
  /** The label while the form is being sent; otherwise empty. */
  sending: string;
  children: ReactNode;
};

/** Keeps the focus while the form is being sent, and says so: hence aria-disabled, not disabled. */
export function SubmitButton({ sending, children }: SubmitButtonProps) {
  return (
    <button type="submit" aria-disabled={sending ? true : undefined} css={[button, buttonKinds.main, submit]}>
      {sending || children}
    </button>
  );
}

const submit = { justifySelf: "start", "&[aria-disabled]": { cursor: "progress", opacity: 0.75 } };
