import { Island } from "../../islands/island";
import { color, line, noScript, radius, space, stack, style, text as type } from "../../theme/theme";

type CitationProps = {
  /** The noun on the button: "citation". */
  kind: string;
  /** The text's subject, for screen readers only. */
  title: string;
  text: string;
  /** Uses a monospaced font. */
  code?: boolean;
};

/** A text with a button to copy it. */
export function Citation({ kind, title, text, code = false }: CitationProps) {
  return (
    <div css={stack(space.s)}>
      <pre css={[frame, !code && { fontFamily: "inherit" }]}>{text}</pre>
      <Island name="CopyButton" props={{ kind, title }} css={{ [noScript]: { display: "none" } }} />
    </div>
  );
}

const frame = style({
  ...type.small,
  margin: 0,
  padding: space.m,
  border: line.soft,
  borderRadius: radius.small,
  background: color.card,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
