import { graphql } from "gatsby";
import { accent, cardFrame, color, font, forced, withMotion, print, space, srOnly, style } from "../../theme/theme";
import { Badge } from "./badge";

/** `isExcerpt`: a few lines within other content, with notes below their lines. */
type CodeSheetProps = { label: string; lines: readonly Queries.CodeLineFragment[]; isExcerpt?: boolean };

/** Lines of code on ruled paper, with numbers and the trainer's marks. */
export function CodeSheet({ label, lines, isExcerpt = false }: CodeSheetProps) {
  const isMarked = lines.some(({ note }) => note);
  return (
    <figure css={[sheet, isMarked && !isExcerpt && marked]}>
      <figcaption css={caption}>
        <Badge>{label}</Badge>
      </figcaption>
      <ol css={ruled}>
        {lines.map(({ number, change, note, text: code }, index) => (
          <li key={index} value={number ?? undefined} css={change === "added" && added}>
            <Code code={code} change={change} />
            {note && (
              <p css={[noted, !isExcerpt && inMargin]}>
                <b>{note.label}</b> {note.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}

type CodeProps = { code: string; change: Queries.CodeLineFragment["change"] };

function Code({ code: line, change }: CodeProps) {
  const indent = /^ */.exec(line)?.[0].length;
  const code = <code style={indent ? { "--indent": indent } : undefined}>{line}</code>;
  if (change === "removed") return <del>{code}</del>;
  return change === "added" ? <ins>{code}</ins> : code;
}

const lineHeight = "1.75rem";
const rule = `color-mix(in srgb, ${accent.indigo} 18%, ${color.card})`;
const pen = { color: color.alertText, fontWeight: 600 };

export const monospaced = {
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  fontSize: "0.875rem",
  fontVariantLigatures: "none",
};

/** Wide enough for notes beside the code. */
const withMargin = "@container (min-width: 44rem)";

const sheet = style({
  ...cardFrame,
  containerType: "inline-size",
  position: "relative",
  marginTop: space.l,
  padding: `${space.l} 0 ${space.m}`,
});
const marked = { [withMargin]: { "& > ol": { display: "flow-root", paddingRight: "13rem" } } };
const caption = style({
  position: "absolute",
  top: "-1rem",
  left: space.m,
  [withMotion]: { transform: "rotate(-1.5deg)" },
  [print]: { position: "static", transform: "none" },
});
const ruled = style({
  ...monospaced,
  listStyle: "decimal",
  lineHeight,
  // The margin of an exercise book, between the numbers and the code.
  background: `linear-gradient(${color.alert} 0 0) 2.75rem 0 / 1px 100% no-repeat, repeating-linear-gradient(transparent 0 calc(${lineHeight} - 1px), ${rule} 0 ${lineHeight})`,
  "& li": { minHeight: lineHeight, marginLeft: "2.5rem", paddingInline: `0.75rem ${space.l}` },
  "& li::marker": { color: color.inkSoft },
  // Long lines wrap with a hanging indent.
  "& code": {
    display: "block",
    paddingLeft: "calc((var(--indent, 0) + 2) * 1ch)",
    textIndent: "calc((var(--indent, 0) + 2) * -1ch)",
    font: "inherit",
    whiteSpace: "pre-wrap",
  },
  "& del, & ins": { display: "block" }, // with an inline display, Firefox prints the code below its number
  "& del": { textDecoration: `line-through 2px ${color.alert}`, "& *": { color: color.inkSoft } },
  "& ins": { textDecoration: "none", "& code": { fontWeight: 700 } },
  // Few screen readers announce removed and added text.
  "& del::before": { ...srOnly, content: '"Struck out: "' },
  "& ins::before": { ...srOnly, content: '"New: "' },
});
const added = {
  listStyle: "'+ '",
  background: `color-mix(in srgb, ${color.highlight} 30%, transparent)`,
  "&&::marker": { ...pen, fontSize: "1.125rem" },
  [forced.media]: { borderLeft: `4px solid ${forced.current}` },
};
const noted = style({
  ...font.h3,
  ...pen,
  margin: `0 ${space.s} 0 ${space.m}`,
  paddingBlock: "0.25rem 0.625rem",
  fontSize: "1rem",
  lineHeight: 1.3,
});
/** Beside the annotated lines, which keep their place. A long note pushes the next one down. */
const inMargin = style({
  [withMargin]: {
    position: "relative",
    top: `-${lineHeight}`,
    float: "right",
    clear: "right",
    width: "11.75rem",
    marginRight: "-12.5rem",
    paddingLeft: "0.75rem",
    borderLeft: `3px solid ${color.alert}`,
  },
});

export const query = graphql`
  fragment CodeLine on CodeLine { number change note { label text } text }
`;
