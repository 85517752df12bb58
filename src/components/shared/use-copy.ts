import { useState } from "react";

/** Copies text to the clipboard, and provides the status for a live region. */
export function useCopy() {
  const [status, setStatus] = useState("");

  /** If the browser refuses, `refused` supplies the status. */
  async function copy(text: string, refused: () => string) {
    setStatus("");
    let result = "Copied";
    try {
      await navigator.clipboard.writeText(text); // browsers provide a clipboard only over HTTPS
    } catch {
      result = refused();
    }
    // Screen readers repeat a status only if it changes in between.
    await new Promise((resolve) => setTimeout(resolve, 100));
    setStatus(result);
  }

  return { status, copy };
}
