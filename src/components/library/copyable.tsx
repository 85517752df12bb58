import { useRef } from "react";
import { pill } from "../basics/button-style";
import { useCopy } from "../basics/use-copy";
import { island } from "../../browser/island";
import { color, hidden, line, noScript, radius, space, text as type } from "../../theme/theme";

type CopyableProps = {
  /** What the text is, as the button says it: "citation". */
  kind: string;
  /** What the text is about; for screen readers only. */
  title: string;
  text: string;
  /** Sets the text in a monospaced font. */
  code?: boolean;
};

/** A text with a button that copies it, or selects it where the browser refuses to copy. */
export function Copyable({ kind, title, text, code = false }: CopyableProps) {
  const block = useRef<HTMLPreElement>(null);
  const { status, copy } = useCopy();

  function select() {
    if (block.current) getSelection()?.selectAllChildren(block.current);
    return "Selected, ready to copy";
  }

  return (
    <div {...island.inView} css={box}>
      <pre ref={block} css={[frame, !code && { fontFamily: "inherit" }]}>
        {text}
      </pre>
      <p css={row}>
        <button type="button" css={pill} onClick={() => void copy(text, select)}>
          Copy {kind}
          <span css={hidden}>: {title}</span>
        </button>
        <span role="status" css={type.small}>
          {status}
        </span>
      </p>
    </div>
  );
}

const box = { display: "grid", gap: space.s };
const frame = {
  ...type.small,
  margin: 0,
  padding: space.m,
  border: line.soft,
  borderRadius: radius.small,
  background: color.card,
  whiteSpace: "pre-wrap" as const,
  overflowWrap: "anywhere" as const,
};
const row = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "center",
  gap: space.m,
  [noScript]: { display: "none" },
};
