import { useEffect, useRef } from "react";
import type { FormName } from "../../contact/form-fields";
import type { Translation } from "../../content/schemas/forms.schema";
import { text } from "../../theme/theme";
import { NoticeText, noticeSummary } from "./notice-text";

type TranslatedNoticeProps = { form: FormName; translation: Translation };

/** The privacy notice in the language that was chosen. Takes focus, because the link to it did not leave the page. */
export function TranslatedNotice({ form, translation: { lang, notice } }: TranslatedNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), [lang]);
  return (
    <div ref={ref} tabIndex={-1} lang={lang} dir="auto" css={frame}>
      <p>{noticeSummary({ notice, form })}</p>
      <NoticeText notice={notice} form={form} />
      <a href="/privacy" hrefLang="en" lang="en">
        English
      </a>
    </div>
  );
}

const frame = { ...text.small, gridColumn: "1 / -1", "& a": { color: "inherit" } };
