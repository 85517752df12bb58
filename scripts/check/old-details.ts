/** Texts that still say what site.json said before. */
import { z } from "zod";
import { quoted, sentenceAround } from "../../src/text/sentences";
import { committedValues } from "./committed-versions";
import { warningAt, type Source, type Warning } from "./source";

const details = z.object({
  name: z.string(),
  shortName: z.string(),
  url: z.string().transform((url) => url.replace(/^https?:\/\/(?:www\.)?/, "")),
  contact: z.object({ phone: z.string(), whatsapp: z.string().optional(), email: z.string() }),
});

/** So many versions of site.json are looked at. */
const versions = 5;

/** Warns of texts with a name, domain, e-mail address or telephone number that site.json no longer has. */
export function oldDetailWarnings(source: Source): Warning[] {
  const now = detailsIn(source.files["site.json"]?.value);
  if (!now || source.errors.some(({ file }) => file === "site.json")) return [];
  const before = committedValues(source.root, "site.json", versions).map((value) => detailsIn(value) ?? now);
  const changed = now.flatMap((detail, index) =>
    [...new Set(before.map((old) => old[index] ?? detail))].flatMap((old) => (old === detail ? [] : [{ old, detail }])),
  );
  return source.passages.flatMap((passage) => {
    const found = changed.find(({ old }) => indexOf(old, passage.text, now) >= 0);
    if (!found) return [];
    const { old, detail } = found;
    const sentence = quoted(sentenceAround(passage.text, indexOf(old, passage.text, now)));
    return [warningAt(source, passage, `still says "${old}", which is "${detail}" in site.json now: ${sentence}`)];
  });
}

/**
 * Where a text says `old` other than within a detail of `now`, as a new name may hold the old one, and an e-mail address the
 * old domain; -1 for nowhere.
 */
function indexOf(old: string, text: string, now: string[]): number {
  const around = now.filter((detail) => detail.toLowerCase().includes(old.toLowerCase()));
  const rest = around.reduce((left, detail) => left.replaceAll(detail, " ".repeat(detail.length)), text);
  return rest.toLowerCase().indexOf(old.toLowerCase());
}

/** Longer details first, so that the longest that a text holds is named. */
function detailsIn(value: unknown): string[] | undefined {
  const { data } = details.safeParse(value);
  if (!data) return undefined;
  const { phone, whatsapp = phone, email } = data.contact;
  return [data.name, email, data.url, phone, whatsapp, data.shortName];
}
