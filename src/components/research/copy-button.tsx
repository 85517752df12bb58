import { useRef, useState } from "react";
import { pill } from "../shared/buttons";
import { cluster, font, space, srOnly } from "../../theme/theme";

type CopyButtonProps = { kind: string; title: string };

/** Copies the text before it, or selects it if the browser refuses to copy. */
export function CopyButton({ kind, title }: CopyButtonProps) {
  const row = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState("");

  async function copy() {
    const before = row.current?.closest("[data-island]")?.previousElementSibling;
    if (!before) return;
    setStatus("");
    let result = "Copied";
    try {
      await navigator.clipboard.writeText(before.textContent); // browsers provide a clipboard only over HTTPS
    } catch {
      getSelection()?.selectAllChildren(before);
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
        <span css={srOnly}>: {title}</span>
      </button>
      <span role="status" css={font.small}>
        {status}
      </span>
    </p>
  );
}

const line = { ...cluster(space.m), alignItems: "center" };
