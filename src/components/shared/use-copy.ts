import { useState } from "react";

/** Copies text to the clipboard, and provides the status for a live region. */
export function useCopy() {
  const [status, setStatus] = useState("");

  /** If the browser refuses, `refused` supplies the status. */
  async function copy(text: string, refused: () => string) {
    setStatus("");
    const result = (await copyText(text)) ? "Copied" : refused();
    // Screen readers announce the same status again only if it changes in between.
    await new Promise((resolve) => setTimeout(resolve, 100));
    setStatus(result);
  }

  return { status, copy };
}

/** Returns whether the text was copied: browsers may refuse, and provide a clipboard only over HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
