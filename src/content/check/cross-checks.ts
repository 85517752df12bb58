/** Checks across fields and files, by kind of text: unique texts, links, references, pictures, texts that the fonts can show. */
import { addressesOf } from "./addresses";
import { errorAt, type ContentText, type SiteContent } from "./content";
import type { ContentError } from "./content-error";
import { duplicateErrors } from "./duplicate-errors";
import { labelError, linkError, oldPathError } from "./link-errors";
import { pictureError } from "./picture-errors";
import { policyErrors } from "./policy-errors";
import { articleErrors } from "./prose-errors";
import { referenceError, teachingErrors } from "./reference-errors";
import { personError, telephoneError, wordsError } from "./text-errors";

export async function crossChecks(content: SiteContent): Promise<ContentError[]> {
  const addresses = addressesOf(content);
  // Texts of another kind are choices, code, or emoji that the visitor's device draws.
  const rules: Partial<Record<ContentText["kind"], (text: ContentText) => string | undefined>> = {
    words: (text) => wordsError(text, content),
    prose: (text) => wordsError(text, content),
    person: personError,
    telephone: ({ value }) => telephoneError(value),
    link: (text) => linkError(text.value, addresses) ?? labelError(text, addresses),
    oldPath: ({ value }) => oldPathError(value, addresses),
    reference: (text) => referenceError(text, content),
  };
  return [
    ...duplicateErrors(content),
    ...content.texts.flatMap((text) => {
      const message = rules[text.kind]?.(text);
      return message ? [errorAt(text, message)] : [];
    }),
    ...teachingErrors(content),
    ...(await pictureErrors(content, "picture", content.data, "data")),
    ...(await pictureErrors(content, "static", content.statics, "static")),
    ...(await articleErrors(content, addresses)),
    ...(await policyErrors(content, addresses)),
  ];
}

/** Reads each picture once, however many texts name it. */
async function pictureErrors({ texts }: SiteContent, kind: ContentText["kind"], folder: string, shownFolder: string) {
  const pictures = texts.filter((text) => text.kind === kind);
  const names = [...new Set(pictures.map(({ value }) => value))];
  const messages = await Promise.all(names.map((name) => pictureError(name, folder, shownFolder)));
  return pictures.flatMap((picture) => {
    const message = messages[names.indexOf(picture.value)];
    return message ? [errorAt(picture, message)] : [];
  });
}
