/** Colours for the code of exercises, found while the site is built, so that no page needs a script for it. */
import type { ThemeRegistrationRaw, ThemedToken } from "shiki";
import type { Content } from "../../content/read-content";
import { color } from "../../theme/theme";

type Language = Content<"exercises.json">[number]["language"];

/** The kinds of token that have a look of their own, each with the names that grammars give it. */
const scopes = {
  comment: ["comment", "punctuation.definition.comment"],
  keyword: ["keyword", "storage", "entity.name.tag.yaml", "support.type.property-name"],
  value: ["string", "punctuation.definition.string", "constant.numeric", "constant.language"],
};

/** What a token is; nothing if it looks like the rest. */
type TokenKind = keyof typeof scopes;

export type Token = { text: string; kind?: TokenKind };

const kinds = Object.keys(scopes) as TokenKind[];

/** Shiki tells tokens apart by colour only: each kind gets one that stands for its place among the kinds. */
const standIn = (kind: TokenKind) => `#00000${kinds.indexOf(kind) + 1}`;

const theme: ThemeRegistrationRaw = {
  name: "kinds",
  fg: color.printed,
  bg: color.card,
  settings: kinds.map((kind) => ({ scope: scopes[kind], settings: { foreground: standIn(kind) } })),
};

/** Returns a function that splits lines of code into tokens. Neighbours of a kind are one token. */
export async function createHighlighter(): Promise<(lines: string[], language: Language) => Token[][]> {
  const shiki = await import("shiki"); // an ES module, which Jest could not load from above
  const highlighter = await shiki.createHighlighter({ themes: [], langs: ["python", "sql", "yaml", "json"] });
  return (lines, language) => highlighter.codeToTokensBase(lines.join("\n"), { lang: language, theme }).map(joined);
}

function joined(tokens: ThemedToken[]): Token[] {
  const joinedTokens: Token[] = [];
  for (const { content, color: found } of tokens) {
    const kind = kinds.find((one) => standIn(one) === found?.toLowerCase());
    const last = joinedTokens.at(-1);
    // A blank has no look: it belongs to the token before it.
    if (last && (last.kind === kind || !content.trim())) last.text += content;
    else joinedTokens.push({ text: content, kind });
  }
  return joinedTokens;
}
