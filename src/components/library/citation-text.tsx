import { Island } from "../../islands/island";
import { color, line, noScript, radius, space, text as type } from "../../theme/theme";

type CitationProps = {
  /** What the text is, as the button says it: "citation". */
  kind: string;
  /** What the text is about; for screen readers only. */
  title: string;
  text: string;
  /** Sets the text in a monospaced font. */
  code?: boolean;
};

/** A text to copy, with a button for it. */
export function Citation({ kind, title, text, code = false }: CitationProps) {
  return (
    <div css={box}>
      <pre css={[frame, !code && { fontFamily: "inherit" }]}>{text}</pre>
      <Island name="CopyButton" props={{ kind, title }} css={withScript} />
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
const withScript = { [noScript]: { display: "none" } };
