/** Checks data/ and reports the errors in all files at once, each with its location and fix. */
import { addressesOf } from "./addresses";
import type { CheckInput } from "./check-input";
import { errorAt, readContent, type ContentText, type SiteContent } from "./content";
import { byPlace, type ContentError } from "./content-error";
import { duplicateErrors } from "./duplicate-errors";
import { labelError, linkError } from "./link-errors";
import { pictureError } from "./picture-errors";
import { policyErrors } from "./policy-errors";
import { articleErrors } from "./prose-errors";
import { referenceError, teachingErrors } from "./reference-errors";
import { shapeErrors } from "./shape-errors";
import { strayFiles } from "./stray-files";
import { personError, telephoneError, wordsError } from "./text-errors";

/** Checks all content and returns its errors, sorted by file and position. */
export function checkContent(input: CheckInput): Promise<ContentError[]> {
  return contentErrors(readContent(input));
}

/** Checks content that is already in memory. */
export async function contentErrors(content: SiteContent): Promise<ContentError[]> {
  const addresses = addressesOf(content);
  // Other kinds, such as choices, code and emoji, need no rule.
  const rules: Partial<Record<ContentText["kind"], (text: ContentText) => string | undefined>> = {
    words: (text) => wordsError(text, content),
    prose: (text) => wordsError(text, content),
    person: personError,
    telephone: ({ written }) => telephoneError(written),
    link: (text) => linkError(text.written, addresses) ?? labelError(text, addresses),
    oldPath: ({ written }) =>
      addresses.pages.includes(written)
        ? `"${written}" is a page of this site: remove the redirect, or the page`
        : undefined,
    reference: (text) => referenceError(text, content),
  };
  const errors = [
    ...strayFiles(content),
    ...content.syntaxErrors,
    ...Object.values(content.files).flatMap((file) => (file ? shapeErrors(file) : [])),
    ...duplicateErrors(content),
    ...content.texts.flatMap((text) => {
      const message = rules[text.kind]?.(text);
      return message ? [errorAt(text, message)] : [];
    }),
    ...teachingErrors(content),
    ...(await pictureErrors(content, "picture")),
    ...(await pictureErrors(content, "static")),
    ...(await articleErrors(content, addresses)),
    ...(await policyErrors(content, addresses)),
  ];
  return errors.sort(byPlace);
}

async function pictureErrors(content: SiteContent, kind: "picture" | "static") {
  const errors = content.texts.map(async (text) => {
    const message = text.kind === kind ? await pictureError(text.written, content, kind) : undefined;
    return message ? [errorAt(text, message)] : [];
  });
  return (await Promise.all(errors)).flat();
}
