/** Errors and likely mistakes in the wording of single texts: what is certainly broken, and guesses. */
import { brokenEncoding, characterName } from "../../../text/characters";
import { formatList } from "../../../text/format";
import { quote, sentenceAround } from "../../../text/sentences";
import { undrawable } from "../../../theme/drawable";
import type { SiteContent } from "../content";
import { eachText, isOf, isWords, type Rules } from "../rule";
import { isField, type ContentText } from "../texts";
import { figureError } from "./stated-figures";

export const wording = {
  errors: [eachText(isOf("words", "prose"), wordsError), eachText(isOf("person"), () => characterError)],
  warnings: [
    eachText(isDrawn, () => leftOut),
    eachText(isOf("words"), () => shownAsWritten),
    eachText(isOf("words", "prose", "line", "person"), () => placeholder),
    eachText(isWords, () => doubledWord),
    eachText(isWords, typingSlips),
    eachText(isOf("words", "prose", "person"), ({ figures }) => figures && tooLong),
  ],
} satisfies Rules;

/** Finds the first error in a text that visitors read. */
export function wordsError(content: SiteContent) {
  return (text: ContentText) => characterError(text) ?? figureError(text, content);
}

/** Characters that no device can show. */
function characterError({ written }: ContentText): string | undefined {
  if (/[\n\r\t]/.test(written)) return "contains a line break or a tab: write a space instead";
  const [unreadable] = written.match(/[\p{Cc}\p{Co}\p{Cs}\p{NChar}\uFFF9-\uFFFC]/u) ?? [];
  return (
    brokenEncoding(written) ??
    (unreadable && `contains ${characterName(unreadable)}, which is not a character to read: type these words again`)
  );
}

/** Whether a text is in PDF files or share cards, which have the title and heading of every page. */
function isDrawn({ file, path }: ContentText): boolean {
  const printed =
    /^(?:admissions|contact|course-pages|courses|downloads|exercises|faculty|payment|refund|services|site)\./;
  return printed.test(file) || /^(?:title|heading|hero\.heading)$/.test(path.join("."));
}

function leftOut({ written }: ContentText): string | undefined {
  const missing = undrawable(written);
  if (missing.length === 0) return undefined;
  return `contains ${formatList(missing)}, which PDF files and share cards leave out: if that matters, write it another way`;
}

/** Matches tags and entities, but not types such as `List<int>`. */
const tag =
  /<(?:\/[a-z][^<>]*|[a-z][^<>]*(?:\/|=[^<>]*)|br)>|(?<!\w)<(?:[a-z][^<>]*>|!--)|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;

/** Single asterisks underline part of a heading; the heading's schema checks them. */
const markdown =
  /(?<![\w*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?![\w*])|\[[^[\]]+\]\([^()\s]+\)|^(?:#{1,6}|[-*•·▪◦●■➢o]|\d\d?[.)]) (?=\S)/;

/** Signs of other systems, but not {names} that are filled in: {% include %}, {: .note }, [TOC], ==x==, :smile:, H~2~O, %s */
const signs =
  /\$\{|<%|%[A-Z_]{3,}%|\\[a-z]+\{|(?<!\S)%[sd]\b|(?<!\\\S*)\\(?:[nt](?=[\p{L}\\]|$)|u[\da-f]{4})|(?:=[\dA-F]{2}){2}|\p{L}%2[\dA-F]|[([](?:claim|label|refund):|\[object \w+\]|\{(?!\w+\}|(?:claim|label|refund): ?[\w-]+\}|[^{}%:=]+, [^{}%:=]+\})[^}]*\}?|(['=$%&|^[\]])\1+|:{3,}|(?<!\S)::(?!\S)|\$[^\s$][^$]*[\\^_{][^$]*\$|\\\((?=[^)]*[\\^_{]).*\\\)|«\w+»|<@\w|(?<!\S)\+\+\w|\^?\[(?:[ xX]|\/[^\]]*|(?:\w+ )?\w+=[^\]]*)\]|(?<=\S)\^\[|^\s*(?:import .* from |export default |@?\[{1,2}\w+\]{1,2}\s*$|:\s|\.\. \w+::|[!?]{3}\s|#\p{L}|\*\[|h[1-6]\.\s)|(?<!\S):[a-z][\w+-]*:(?!\w)|(?<![\w*_~])([*_~])(?=[^\s*_~])[^*_~]*[^\s*_~]\2(?![\w*_~])|\w[~^][\w-]+[~^]|(?<=\S )\*(?=\p{L}|$)|`|\\$/u;

/** The sign of another system in a text, outside inline code. */
export function shownSign(text: string): string | undefined {
  const [sign] = signs.exec(text) ?? [];
  return sign && `shows "${sign.trim()}" as it is written: remove it, or write code between backticks`;
}

/** Tags and Markdown in plain texts. */
function shownAsWritten(at: ContentText): string | undefined {
  const { shown, schema } = at;
  const unfilled = [...shown.matchAll(/(?<![\])\w])\{(\w+)\}/g)].find(
    ([, name = ""]) => !schema.pattern?.includes(name),
  );
  const [found] =
    tag.exec(shown) ?? markdown.exec(shown) ?? unfilled ?? (isField("heading")(at) ? [] : (signs.exec(shown) ?? []));
  return found && `shows "${found.trim()}" as it is written: write plain text if that is not meant`;
}

/** Unfinished text from forms, templates or editors: a whole text, or a part that trades rarely use. */
const unfinished =
  /^(?:untitled\b.*|new (?:entry|item|text|title)|sample (?:text|title|name)|(?:write|enter|insert|add|put|your|some) (?:\w+ )?(?:text|words|name|title|description) here|(?:a |just a )?test(?: (?:text|entry|item|title))?(?: ?\d+)?|to ?do|to be (?:done|written|added|announced)|(?:.*[.:] )?tb[ad]|fixme|undefined|null|nan|x{3,}|asdf\w*|qwert\w*|foo|bar|\?+|-+|…|\.{3})[.!…]?$|\b(?:TODO|FIXME):|\b(?:19|20)XX\b|\blorem ipsum dolor\b|\b(?:click|tap) (?:here )?to (?:edit|add)\b|\[(?:insert|your|company|name|date|amount|address)\b[^\]]*\](?!\()|_{4,}/i;

function placeholder({ shown }: ContentText): string | undefined {
  const [found] = unfinished.exec(shown) ?? [];
  return found && `is a placeholder ("${found.trim()}"): write the text for visitors`;
}

/** Layouts carry texts that are much longer than their place, but search engines and phones cut some. */
function tooLong({ shown, schema: { room = Infinity } }: ContentText): string | undefined {
  return shown.length > room
    ? `has ${shown.length} characters, where about ${room} fit: shorten it, or look at its page on a phone`
    : undefined;
}

/** Patterns of likely typos, each with its fix. Captured words must occur elsewhere in the content. */
const slips: [form: RegExp, fix: string][] = [
  [/(?<![.…])\.\.(?![.…/\w])/g, "write one full stop"],
  [/!!+|\?\?+|[,;?!][,;.](?=\s|$)/g, "write one mark"],
  [/(?<!:\/\/\S*)\p{L}+\?(?:d|ll|m|re|s|t|ve)\b/gu, "write ’, which another program lost"],
  [/₹\d[\d,]*,(?:\d\d?|\d{4,})(?![\d,])/gu, "count the digits between the commas"],
  [/\p{L} +(?:[.,;:!?](?=\s|$)|[,;](?=\p{L})|\.(?=(?!Net)(\p{Lu}\p{Ll}+)))/gu, "remove the space before the mark"],
  [/\((?!(?:[^()]|\([^()]*\))*\))/g, "close the bracket"],
  [
    /(?<!\((?:[^()]|\([^()]*\))*|(?:^|[\s(])\w{1,3}|[:;]-?|\d, ?\d+)\)|(?<!\[(?:[^[\]]|\[[^[\]]*\])*|\d, ?\d+)\]|(?<!“[^“]*|\d)”/g,
    "remove it, or write the mark that opens it,",
  ],
  [/“(?![^“]*”)/g, "close the quotation"],
  [
    /\b(?:No\. ?1\b|number one\b|guaranteed\b|100(?: ?%| per ?cent) (?:job|pass|placement|result|satisf|success)\w*|best(?: in\b|(?: [\w-]+)? (?:institute|course|training|academy|trainer|faculty|placement)))/giu,
    "say only what you can prove of every learner",
  ],
  [
    /\b(?:(?:see|in|find|read|refer to|fill in|per) (?:the |our )?(?:attached|enclosed)|(?:is|are|find) (?:attached|enclosed)|enclosed herewith|attached herewith|overleaf|(?:see|per|in|refer to) (?:the )?annexure|see page \d+(?! of)|page \d+ of this|this (?:brochure|prospectus|leaflet|e-?mail))\b/gi,
    "link to it, or write it here, because a web page has no pages or enclosures",
  ],
  [/\p{L}{2,}- (?!(?:and|or|to|nor|but)\b)\p{Ll}{2,}/gu, "join the word that a line break divided"],
  [
    /(?<=^|[.!?] )(?:Sure|Certainly|Of course|Absolutely)[!.]|\bHere(?:[’']s| is| are) (?:a|an|the|your) (?:[\w-]+,? ){1,3}(?:version|draft|rewrite|paragraph|text|description)s?\b|\bAs an AI\b|\bLet me know if you(?:[’']d| would| want)\b|\bWould you like me to\b|\bI hope this (?:helps|e?-?mail|message)\b|:contentReference|【\d|turn\d(?:search|view|news)\d|\[cite|\[\d+[:/]\d+[^\]]*[,/]\s?\d[^\]]*\]|\bwrote:$|(?<=^|[.!?] )(?:Forwarded\b|Copy code$|Read more(?:\.{3}|…)|Page \d+ of \d+(?!\S))|Reference source not found|utm_\w+=|(?<![\w-]|[X\d] )X{3,}(?![\w-]| [X\d])|\[[A-Z]{2}\d+\]|\bSent from my (?:i[A-Z]\w+|Android|Galaxy|phone|mobile)|(?<=[\p{L}\d]{3}[.,]?|\p{L}[.,]? )\[(?:[a-z]|edit|citation needed)\](?!\()|(?<=[\p{L}\d]{3}[.,]?)\[[1-9]\d?\](?![([])|\[\d\d?\] \[\d\d?\]|(?<=^|[.!?] )(?:Meta (?:title|description)|Word count|Alt text):/gu,
    "remove what came along with the copied text",
  ],
  [
    /(?<=^|[.!?] )(?=.{0,80}$)[^\p{Ll}.]*\b[A-Z]{4,}\b[^\p{Ll}.]*\b[A-Z]{4,}\b[^\p{Ll}.]*$/gu,
    "write it in small letters, which are easier to read",
  ],
  [/\p{sc=Latn}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latn}|[\uFF21-\uFF5A]/gu, "type this word again in one alphabet"],
  // Ignores names such as site.json and collections.Counter.
  [/(?<![\w@./\\-])(?:(\p{L}{2,})|\d{4}(?!\.\p{Ll}))[.,;!?](\p{L}{2,})(?![\w./@(-])/gu, "add a space after the mark"],
];

/** Pairs of words that may be a repetition, but not names (Sri Sri), initials (K K Nagar) or "log in in time". */
const pairs =
  /(?<![\p{L}\p{M}-])(?!(?:had|that|in|on|very|bye|x+) )(\p{L}{2,})[ \u00A0]+(?=(\p{Ll}+)(?![\p{L}\p{M}’'-]))/giu;

function doubledWord({ shown }: ContentText): string | undefined {
  const [, twice] = /(?<=^|[.!?] )(.{14,}?[.!?]) \1/.exec(shown) ?? [];
  if (twice) return `says this twice: ${quote(twice)}`;
  const pair = [...shown.matchAll(pairs)].find(
    ([, one = "", other]) => one.charAt(0).toLowerCase() + one.slice(1) === other,
  );
  return (
    pair && `has "${pair[1]} ${pair[2]}": write one of the two words in ${quote(sentenceAround(shown, pair.index))}`
  );
}

/** Likely typos in punctuation and capitals: "it.. ", "it ,", "counsellor.before". */
function typingSlips({ texts }: SiteContent) {
  const known = new Set(
    texts.filter(isWords).flatMap(({ shown }) => shown.match(/(?<=^|[\s“(])\p{L}+(?=[.,;:!?”)]*(?:\s|$))/gu) ?? []),
  );
  const isKnown = (word: string) => known.has(word) || known.has(word.toLowerCase());
  return (at: ContentText) =>
    slips.map(([form, fix]) => {
      const { shown, source } = at;
      const slip = [...shown.matchAll(form)].find(([, ...parts]) =>
        parts.every((word = "") => word === "" || isKnown(word)),
      );
      // A bracket in a policy may close on another line.
      const around = at.kind === "line" && source.text.split("\n\n").find((part) => part.includes(at.written));
      if (!slip || (around && /^[()“”\]]$/.test(slip[0]) && around.search(form) < 0)) return undefined;
      return `has "${slip[0]}": ${fix} in ${quote(sentenceAround(shown, slip.index))}`;
    });
}
