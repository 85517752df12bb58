/** Patterns of mistakes that any text can have. The test of this file tries each example. */

/** The patterns of one mistake, all with the same flags, each with examples. */
type Patterns = [pattern: RegExp, example: string, ...more: string[]][];

/** Combines patterns into one that matches any of them. */
export function anyPattern(patterns: Patterns): RegExp {
  return new RegExp(patterns.map(([{ source }]) => source).join("|"), patterns[0]?.[0].flags);
}

/** One pattern for each mistake, with what to do about it. */
export const patternsByFix = (mistakes: Record<string, Patterns>) =>
  Object.entries(mistakes).map(([fix, patterns]) => [anyPattern(patterns), fix] as const);

/** Placeholders of forms, templates and editors: whole texts, or phrases that finished texts rarely contain. */
export const placeholders: Patterns = [
  [/^(?:untitled\b.*|(?:new|sample) (?:entry|item|text|title|name)|heading \d)[.!…]?$/i, "Untitled (2)", "Heading 1"],
  [/^(?:write|enter|insert|add|your|some) (?:\w+ )?(?:text|words|name|title) here[.!…]?$/i, "Add your text here"],
  [/^(?:a |just a )?test(?: (?:text|entry|item|title))?(?: ?\d+)?[.!…]?$/i, "Just a test", "Test 2"],
  [/^(?:to ?do|to be (?:done|written|\w+ed)|n\/a)[.!…]?$|\btb[acd]\b/i, "To be announced", "Room: TBA"],
  [/^(?:fixme|undefined|null|nan|x{3,}|asdf\w*|qwert\w*|foo|bar|\?+|-+|…|\.{3})[.!…]?$/i, "asdfgh", "???", "..."],
  [
    /\b(?:TODO|FIXME):|\b(?:19|20)XX\b|\b(?:lorem ipsum dolor|dummy text|filler text)\b|_{4,}/i,
    "TODO: ask",
    "Name: ____",
  ],
  [/\b(?:click|tap) (?:here )?to (?:edit|add|enter)\b|#(?:REF|VALUE|DIV\/0)!|#N\/A|#{5,}|\d\.\d+E\+\d/i, "#REF!"],
  [/\b(?:by|for|from|since|rated|dear|hello|hi) (?:undefined|null|nan)\b/i, "Taught by undefined."],
  [/\[(?:insert|(?:\w+ )?(?:your|company|name|date|amount|address))\b[^\]]*\](?!\()/i, "Dear [your name]"],
  [/\[[^[\]|]+ \| [^[\]|]+\]/i, "It opens [here | in a new window]."],
];

/** Syntax of other systems, but not the {names} that this site fills in. */
export const foreignSyntax: Patterns = [
  [/\$\{|<[%?]|%[A-Z_]{3,}%|\\[a-z]+\{/u, "${name}", "<% if %>", "%NAME%", "\\textbf{x}"],
  [/(?<!\S)%[sd]\b|\\"|(?<!\\\S*)\\(?:[nrt](?!\p{Ll}+\\)|u[\da-f]{4})/u, "Hello %s", "One.\\n Two", "Caf\\u00e9"],
  [/(?:=[\dA-F]{2}){2}|\p{L}%2[\dA-F]|[([](?:claim|label|refund):/u, "=E2=80", "Two%20words", "(claim:x)"],
  [/\[object \w+\]|\{(?!\w+\}|(?:claim|label|refund): ?[\w-]+\}|[^{}%:=]+, [^{}%:=]+\})[^}]*\}?/u, "{% include %}"],
  [/(?<twin>['=$%&|^[\]])\k<twin>+(?=\S|$)|^==+ |:{3,}|(?<!\S)::(?!\S)/u, "==x==", "== X", "Note :: this"],
  [/\$[^\s$][^$]*[\\^_{][^$]*\$|\\\((?=[^)]*[\\^_{]).*\\\)/u, "$x^2$", "\\(x^2\\)"],
  [/«\w+»|<@\w|(?<!\S)\+\+\w|(?<=\S)\^\[|(?<=^…)\*/u, "«name»", "<@U1>", "++new++", "Word^[note]"],
  [/\^?\[(?:[ xX]|\/[^\]]*|(?:[\w-]+ )?\w+=[^\]]*)\]/u, "[x] done", "[/b]", "[my-form id=1]"],
  [/^\s*(?:import .* from |export default |@?\[{1,2}\w+\]{1,2}\s*$|:\s|\.\. \w+::)/u, "import a from b", "[TOC]"],
  [/^\s*(?:[!?]{3}\s|#\p{L}|\*\[|h[1-6]\.\s)/u, "!!! note", "#tag", "*[HTML]: text", "h2. Title"],
  [/(?<!\S):[a-z][\w+-]*:(?!\w)/u, "Done :smile:"],
  [/(?<![\w*_~])(?<edge>[*_~])(?=[^\s*_~])[^*_~]*[^\s*_~]\k<edge>(?![\w*_~])/u, "We have *a lot* of it."],
  [/\w[~^][\w-]+[~^]|(?<=\S )\*(?=\p{L}|$)|`|\\$|:\s*[•▪●■➢]/u, "H~2~O", "Free *conditions apply", "Bring: • a pen"],
];

/** Likely typos, by their fix. A match counts only if the words it captures are known from elsewhere in the content. */
export const typos: Record<string, Patterns> = {
  "write one full stop": [[/(?<![.…])\.\.(?![.…/\w])/g, "Here.. and there"]],
  "write one mark": [[/!!+|\?\?+|[,;?!][,;.](?=\s|$)/g, "Now!!", "Why?? Because", "One,, two"]],
  "write ’, which another program lost": [[/(?<!:\/\/\S*)\p{L}+\?(?:d|ll|m|re|s|t|ve)\b/gu, "We don?t say"]],
  "count the digits between the commas": [
    [/₹\d[\d,]*,(?:\d\d?|\d{4,})(?![\d,])/gu, "It costs ₹6,40,00"],
    [/₹(?:\d{3},|\d+,\d{3},)\d{3}(?![\d,])/gu, "₹640,000 a year"],
  ],
  "write lakh": [[/(?<=\d ?)(?:lac|lak|lack)s?\b/gu, "It costs ₹2 lacs"]],
  "remove it, because no visitor should know it": [
    [/\bpassword(?: is|:) \S+|\b\d{4} \d{4} \d{4}\b/giu, "Password: x"],
    [/\b(?:A\/C|IFSC|PAN)(?: no)?[:.]? (?=\w*\d)\w+/giu, "A/C 50100"],
  ],
  "remove the space before the mark": [
    [/\p{L} +(?:[.,;:!?](?=\s|$)|[,;](?=\p{L})|\.(?=(?!Net)(\p{Lu}\p{Ll}+)))/gu, "It ends ."],
  ],
  "close the bracket": [[/\((?!(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))/g, "See (below"]],
  "remove it, or write the mark that opens it,": [
    [/(?<!\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*|(?:^|[\s(])\w{1,3}|[:;]-?|\d, ?\d+)\)/g, "See below)"],
    [/(?<!\[(?:[^[\]]|\[[^[\]]*\])*|\d, ?\d+)\]|(?<!“[^“]*|\d)”/g, "See below]", "They say so”"],
  ],
  "close the quotation": [[/“(?![^“]*”)/g, "They say “so"]],
  "say only what you can prove of every learner": [
    [/(?<!\b(?:rule|step|question|reason|problem) )\b(?:No\. ?1|number one)\b/giu, "We are No. 1"],
    [/\b100(?: ?%| per ?cent) (?:job|pass|placement|result|satisf|success)\w*/giu, "With 100% placement"],
    [
      /\bguaranteed\b|\bbest(?: [\w-]+)? (?:in|institute|course|training|academy|trainer|faculty|placement)\b/giu,
      "The best institute",
    ],
  ],
  "join the word that a line break divided": [
    [/\p{L}{2,}- (?!(?:and|or|to|nor|but)\b)\p{Ll}{2,}/gu, "A lot of program- ming"],
  ],
  "remove what came along with the copied text": [
    [/(?<=^|[.!?] )(?:Sure|Certainly|Of course|Absolutely)(?: thing)?(?:[!.](?! I\b)|, (?:I|here)[ ’'])/gu, "Sure! A"],
    [/\b[Hh]ere(?:[’']s| is| are) [\w, -]{3,40}(?:paragraph|version|draft|rewrite|text)\b/gu, "Here’s a new version"],
    [/\bHere (?:is|are) [\w, -]{3,40}(?:description|intro|option|suggestion)[\w ]*:/gu, "Here are three options:"],
    [/\bAs an AI\b|\bI(?:[’']ve| have) \w+ your (?:text|draft)\b|\bGreat question\b/gu, "I’ve polished your text"],
    [/\bLet me know if you(?:[’']d| would| want)\b|\bWould you like me to\b/gu, "Would you like me to go on?"],
    [/\bI hope this (?:helps|e?-?mail|message)\b|:contentReference|【\d|\[cite/gu, "I hope this helps"],
    [/turn\d(?:search|view|news)\d|\[\d+[:/]\d+[^\]]*[,/]\s?\d[^\]]*\]/gu, "turn0search1"],
    [/\bOn [^.!?]{0,30}(?:20\d\d|\d[:/]\d\d).{0,80} wrote:|-{3,} ?\w+ [Mm]essage/gu, "On 3/4/26 A. Rao wrote: Hi"],
    [/\bFrom: .{3,80} (?:Sent|Date|To): |\bChatGPT said:/gu, "From: A. Rao Sent: Monday To: us"],
    [/\bwrote:$|(?<=^|[.!?] )(?:Forwarded\b|Read more(?:\.{3}|…)|Page \d+ of \d+(?!\S))/gu, "Page 2 of 3"],
    [/Reference source not found|utm_\w+=|(?<![\w-]|[X\d] )X{3,}(?![\w-]| [X\d])|\[[A-Z]{2}\d+\]/gu, "Ask XXX"],
    [/\bSent from my (?:i[A-Z]\w+|Android|Galaxy|phone|mobile)/gu, "Sent from my iPhone"],
    [/(?<=[\p{L}\d]{3}[.,]?|\p{L}[.,]? |\])\[(?:[a-z]|edit|\w+ needed|\w+\?)\](?![([])/gu, "It began in India [edit]"],
    [/(?<=[\p{L}\d]{3}[.,]?)\[[1-9]\d?\](?!\(|\[[^\d\]]+\W)|\[\d\d?\] \[\d\d?\]/gu, "It began in India.[12]"],
    [/(?<=^|[.!?] |\()(?:Meta (?:title|description)|Word count|Alt text):/gu, "Meta title: Python"],
    [/(?<=^|[.!?] )(?:Option|Draft) \d[^.!?]*:|\b(?:Revised|Improved|Polished) (?:text|version):/gu, "Option 2:"],
    [/(?<=^|[.!?] )(?:(?:Fwd?|FW|Re|RE):|Suggestion accepted)|\.{5,}|\bmessage was deleted\b/gu, "Fwd: bio"],
    [/\d\d?\/\d\d?\/\d{2,4}, \d\d?:\d\d\b|\[\w+ \d\d?:\d\d [AP]M\]/gu, "12/03/26, 10:42 pm - Ravi: ok"],
    [/\((?!Note:)@?\p{Lu}\p{Ll}+(?:[:,]|,? pl\w+) (?:pl\w+ )?(?:ask|check|confirm|update)\b/gu, "(Ravi: check this)"],
    [/\([Nn]ote (?:to|for) [\w ]+:|\bOLD\b.{0,3}\bDO NOT USE\b|\bFormatted: Font/gu, "(Note to editor: shorten this)"],
    [/^\w+ ?Copy code\b|\bCopy code$|\b[Pp]lease (?:check|confirm) \w+ with \p{Lu}/gu, "python Copy code"],
  ],
  "type this word again in one alphabet": [
    [/\p{sc=Latn}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latn}|[\uFF21-\uFF5A\u{1D400}-\u{1D7FF}ᴀ-ᴢ]+/gu, "P\u0443thon"],
  ],
  "type it again without caps lock": [
    [/(?<![\p{L}\d])(?:\p{Ll}(?:\p{Lu}{4}|\p{Lu}{3} \p{Lu})|(?:\p{Lu}{2,} ){4})\p{Lu}+/gu, "tELL US", "pYTHON"],
  ],
  // Ignores names such as site.json and collections.Counter.
  "add a space after the mark": [
    [/(?<![\w@./\\-])(?:(\p{L}{2,})|\d{4}(?!\.\p{Ll}))[.,;!?](\p{L}{2,}|A(?= ))(?![\w./@(-])/gu, "Start.With us"],
  ],
};

/** Faults of an address that leads away from this site. */
export const addressFaults: Record<string, Patterns> = {
  "is not a complete e-mail address: write it like mailto:hello@example.com": [
    [/^mailto:(?![^\s@/,;]+@(?:[\w-]+\.)+[a-z]{2,}(?:\?|$))/iu, "mailto:a@b,in"],
  ],
  "opens only on your own computer: write its path on this site, such as /courses": [
    [/^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|192\.168\.|10\.|\[)/iu, "https://localhost:8000"],
  ],
  "leads nowhere: open the page, and copy its whole address": [
    [/^(?!.*archive)\w+:\/\/[^?#]*https?:/iu, "https://https://a.in", "https://a.in/https://a.in"],
    [/^https?:\/\/(?![\p{L}\p{M}\p{N}.-]+\.\p{L}[\p{L}\p{M}\p{N}-]+(?:[:/?#]|$))/iu, "https://www.a,in/x"],
    [/^[^?#]*\bexample\.(?:com|org|net)(?:[:/?#]|$)/iu, "https://www.example.com/a"],
    [/^[^?#]*\w\.(?:con|cmo|comm|ocm|ogr|nte|inn)(?:[:/?#]|$)/iu, "https://a.con"],
  ],
  "is the start page of that site: add what follows": [
    [/^https:\/\/(?:www\.)?(?:youtube|linkedin|instagram|facebook|x)\.com\/?(?:in|company|@)?\/?$/, "https://x.com/"],
  ],
  "shows a warning to visitors: write https://": [[/^http:/, "http://python.org"]],
  "is a preview, which may be gone tomorrow: write the address of the published page": [
    [/^[^?]*(?:\.(?:netlify|vercel)\.app|\.pages\.dev|\.ngrok[\w-]*\.\w+)(?:[/:?#]|$)/, "https://a--b.netlify.app/"],
    [/[?&](?:preview=|p=\d|page_id=)/, "https://a.in/?p=12&preview=true"],
  ],
  "may open only for its owner: publish the document elsewhere, or try it in a private window": [
    [/^[^?]*\/edit(?:[?#]|$)|\/wp-admin\/|dropbox\.com\/home|linkedin\.com\/feed/, "https://a.in/document/d/1/edit"],
    [/\/\/(?:(?:drive|mail)\.google|studio\.youtube|1drv|onedrive\.live|app\.netlify)\./, "https://drive.google.com/x"],
    [
      /\/\/[\w-]+\.sharepoint\.|\/\/(?:www\.)?(?:chatgpt|claude|gemini|notion|trello|figma)\./,
      "https://a-b.sharepoint.com/x",
    ],
  ],
  "only forwards: write the address that it leads to": [
    [/\/\/(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|cutt\.ly|is\.gd|rb\.gy|shorturl\.at|ow\.ly)\//, "https://bit.ly/3x"],
    [/google\.\w+\/url\?|\/redir\/|safelinks\.|\.translate\.goog\b|\/\/lm?\.facebook\./, "https://google.com/url?q=x"],
  ],
  "opens no chat: write https://wa.me/919845012345": [
    [/\/\/wa\.me\/(?:[+0]|\d{1,10}\b)|\/\/web\.whatsapp\./, "https://wa.me/+919845012345"],
  ],
  "tracks who follows it: remove that parameter": [
    [/[?&](?:utm_\w+|fbclid|gclid|igsh|igshid|si|mc_[ce]id|msclkid)=/, "https://b.in/?utm_source=c"],
  ],
};
