/** The words of the forms in the language of the URL, `?lang=kn`. */
import { useEffect, useState } from "react";
import type { Translation } from "../../content/schemas/forms.schema";
import { useUrlState } from "../../browser/url-state";
import { translationPath } from "../../content/output-paths";
import { formCopy } from "../../site-copy";

/** The words that a form needs in each language; English labels are in form-fields.ts. */
export type FormLanguage = Pick<Translation, "mistakes" | "sending" | "failed"> & Partial<Translation>;

export const english: FormLanguage = formCopy;

/** Returns the translation for the URL's language once it is loaded, if the form links to one. */
export function useTranslation(): Translation | undefined {
  const lang = useUrlState().get("lang") ?? "";
  const [loaded, setLoaded] = useState<Translation>();
  useEffect(() => {
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("form a[hreflang]"));
    if (!links.some(({ hreflang }) => hreflang === lang)) return;
    fetch(translationPath(lang))
      .then(async (answer) => setLoaded((await answer.json()) as Translation))
      .catch(() => undefined); // the English form works
  }, [lang]);
  return loaded?.lang === lang ? loaded : undefined;
}

/** The label of a field: "First Name" → labels.firstName. */
export function labelOf(name: string, labels: Translation["labels"] | undefined): string {
  const key = name.replace(" ", "").replace(/^./, (letter) => letter.toLowerCase());
  return labels?.[key as keyof typeof labels] ?? name;
}
