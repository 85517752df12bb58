import type { ReactNode } from "react";
import forms from "../../../data/forms.json";
import { button, buttonKinds } from "../shared/button-style";

type SubmitButtonProps = { isSending: boolean; children: ReactNode };

/** Uses aria-disabled instead of disabled during submission, to keep focus and announce the state. */
export function SubmitButton({ isSending, children }: SubmitButtonProps) {
  return (
    <button type="submit" aria-disabled={isSending || undefined} css={[button, buttonKinds.main, submit]}>
      {isSending ? forms.sending : children}
    </button>
  );
}

const submit = { justifySelf: "start", "&[aria-disabled]": { cursor: "progress", opacity: 0.75 } };
