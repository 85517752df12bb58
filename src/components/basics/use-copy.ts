import { useState } from "react";

/** Copies a text to the clipboard, and gives the status for a live region. */
export function useCopy() {
  const [status, setStatus] = useState("");

  /** Calls `refused` where the browser does not copy; its answer is the status then. */
  async function copy(text: string, refused: () => string) {
    setStatus("");
    const result = (await copyText(text)) ? "Copied" : refused();
    // Empty for a moment, or the same status would not be announced again.
    await new Promise((resolve) => setTimeout(resolve, 100));
    setStatus(result);
  }

  return { status, copy };
}

/** Whether the text was copied: the browser may refuse, and has no clipboard on pages without HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
