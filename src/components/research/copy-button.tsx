import { useRef, useState } from "react";
import { pill } from "../shared/button-style";
import { cluster, hidden, space, text as type } from "../../theme/theme";

type CopyButtonProps = {
  /** The noun on the button: "citation". */
  kind: string;
  /** The text's subject, for screen readers only. */
  title: string;
};

/** Copies the text before it, or selects it if the browser refuses to copy. */
export function CopyButton({ kind, title }: CopyButtonProps) {
  const row = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState("");
  const textBefore = () => row.current?.closest("[data-island]")?.previousElementSibling;

  async function copy() {
    const text = textBefore();
    if (!text) return;
    setStatus("");
    let result = "Copied";
    try {
      await navigator.clipboard.writeText(text.textContent); // browsers provide a clipboard only over HTTPS
    } catch {
      getSelection()?.selectAllChildren(text);
      result = "Selected, ready to copy";
    }
    // Screen readers repeat a status only if it changes in between.
    await new Promise((resolve) => setTimeout(resolve, 100));
    setStatus(result);
  }

  return (
    <p ref={row} css={line}>
      <button type="button" css={pill} onClick={() => void copy()}>
        Copy {kind}
        <span css={hidden}>: {title}</span>
      </button>
      <span role="status" css={type.small}>
        {status}
      </span>
    </p>
  );
}

const line = { ...cluster(space.m), alignItems: "center" };
