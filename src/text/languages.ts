/** The languages of texts in scripts other than Latin. */

/** The language that visitors in India expect of each script, by ISO 15924 code. Greek letters count as English symbols. */
const languages = {
  ...{ Deva: "hi", Beng: "bn", Guru: "pa", Gujr: "gu", Orya: "or", Taml: "ta", Telu: "te", Knda: "kn", Mlym: "ml" },
  ...{ Arab: "ur", Mtei: "mni", Olck: "sat", Cyrl: "ru", Hani: "zh", Hira: "ja", Kana: "ja", Hang: "ko" },
};

/** Each language, with a pattern for a run of its script: from the first letter to the last, or to its full stop. */
export const languageRuns = Object.entries(languages).map(([script, lang]): [string, string] => {
  const letter = `\\p{sc=${script}}`;
  return [lang, `${letter}(?:\\P{L}*${letter})*[।॥]*`];
});

const run = new RegExp(`(${languageRuns.map(([, pattern]) => pattern).join("|")})`, "u");

/** Splits "Ravi (ರವಿ)" into "Ravi (", "ರವಿ" and ")": runs of other scripts have odd indexes. */
export const splitRuns = (text: string): string[] => text.split(run);

/** The language of a run: "kn". */
export const languageOf = (text: string): string | undefined =>
  languageRuns.find(([, pattern]) => new RegExp(`^${pattern}`, "u").test(text))?.[0];
