import { useState } from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { hidden, scriptOnly } from "../../theme/theme";
import { pill } from "./button-style";

type ShareButtonProps = { name: string; title: string; text: string; url: string };

/** Opens the browser's share sheet. Invisible without support: removing it would shift the layout. */
export function ShareButton({ name, title, text, url }: ShareButtonProps) {
  const [message, setMessage] = useState("");
  const canShare = useHydrated() && "share" in navigator;

  async function share() {
    setMessage("");
    try {
      await navigator.share({ title, text, url });
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === "AbortError";
      if (!isCancelled) setMessage("Sharing didn’t work. WhatsApp and LinkedIn still do.");
    }
  }

  return (
    <>
      <button
        type="button"
        css={[pill, !canShare && { visibility: "hidden" }, scriptOnly]}
        onClick={() => void share()}
      >
        <span css={hidden}>Share {name} with </span>Other apps
      </button>
      <p role="status">{message}</p>
    </>
  );
}
