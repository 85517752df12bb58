import { useRef } from "react";
import { pill } from "../shared/button-style";
import { useCopy } from "../shared/use-copy";
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
  const { status, copy } = useCopy();
  const textBefore = () => row.current?.closest("[data-island]")?.previousElementSibling;

  function select() {
    const text = textBefore();
    if (text) getSelection()?.selectAllChildren(text);
    return "Selected, ready to copy";
  }

  return (
    <p ref={row} css={line}>
      <button type="button" css={pill} onClick={() => void copy(textBefore()?.textContent ?? "", select)}>
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
