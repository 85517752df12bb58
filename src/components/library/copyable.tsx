import { useRef, useState } from "react";
import { pill } from "../basics/button-style";
import { island } from "../../browser/island";
import { color, hidden, line, noScript, radius, space, text as type } from "../../theme/theme";

type CopyableProps = {
  /** What it is, after the word Copy: citation. */
  kind: string;
  /** The title of what it tells of: heard, and not shown. */
  title: string;
  text: string;
  /** Whether a program reads it, which every blank matters to. */
  code?: boolean;
};

/** A text to take along, with a button that copies it, or selects it where the browser does not let it copy. */
export function Copyable({ kind, title, text, code = false }: CopyableProps) {
  const shown = useRef<HTMLPreElement>(null);
  const [said, say] = useState("");

  async function copy() {
    say("");
    const isCopied = await copied(text);
    if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current);
    // Silence for a moment, else the same words would not be announced again.
    await new Promise((resolve) => setTimeout(resolve, 100));
    say(isCopied ? "Copied" : "Selected, ready to copy");
  }

  return (
    <div {...island.inView} css={box}>
      <pre ref={shown} css={[block, !code && { fontFamily: "inherit" }]}>
        {text}
      </pre>
      <p css={row}>
        <button type="button" css={pill} onClick={() => void copy()}>
          Copy {kind}
          <span css={hidden}>: {title}</span>
        </button>
        <span role="status" css={type.small}>
          {said}
        </span>
      </p>
    </div>
  );
}

/** Whether the browser has copied a text: it may refuse, and has no clipboard where a page is not served over https. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const box = { display: "grid", gap: space.s };
const block = {
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
