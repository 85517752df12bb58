/** Highlights exercise code at build time, to save pages a script. */
import type { ThemeRegistrationRaw, ThemedToken } from "shiki";
import type { Content } from "../../content/read-content";
import { color } from "../../theme/theme";

type Language = Content<"exercises.json">[number]["language"];

/** The styled token kinds, with their scopes in grammars. */
const scopes = {
  comment: ["comment", "punctuation.definition.comment"],
  keyword: ["keyword", "storage", "entity.name.tag.yaml", "support.type.property-name"],
  value: ["string", "punctuation.definition.string", "constant.numeric", "constant.language"],
};

/** The kind of a token; undefined if it has no style. */
type TokenKind = keyof typeof scopes;

type Token = { text: string; kind?: TokenKind };

const kinds = Object.keys(scopes) as TokenKind[];

/** Shiki distinguishes tokens by colour only: each kind's colour encodes its index. */
const kindColour = (kind: TokenKind) => `#00000${kinds.indexOf(kind) + 1}`;

const theme: ThemeRegistrationRaw = {
  name: "kinds",
  fg: color.printed,
  bg: color.card,
  settings: kinds.map((kind) => ({ scope: scopes[kind], settings: { foreground: kindColour(kind) } })),
};

/** Splits each line of code into tokens. */
export type Highlighter = (code: string, language: Language) => Token[][];

/** Returns a highlighter that merges neighbours of the same kind. */
export async function createHighlighter(): Promise<Highlighter> {
  const shiki = await import("shiki"); // an ES module, which Jest cannot import statically
  const highlighter = await shiki.createHighlighter({ themes: [], langs: ["python", "sql", "yaml", "json"] });
  // The default limit of 500 ms per line leaves code without colours on a busy machine.
  const options = { theme, tokenizeTimeLimit: 0 };
  return (code, language) => highlighter.codeToTokensBase(code, { ...options, lang: language }).map(mergeTokens);
}

function mergeTokens(tokens: ThemedToken[]): Token[] {
  const merged: Token[] = [];
  for (const { content, color: found } of tokens) {
    const kind = kinds.find((one) => kindColour(one) === found?.toLowerCase());
    const last = merged.at(-1);
    // Whitespace has no style, so it joins the token before it.
    if (last && (last.kind === kind || !content.trim())) last.text += content;
    else merged.push({ text: content, kind });
  }
  return merged;
}
