import { useEffect, useRef } from "react";
import { site } from "../../site-copy";
import type { FormName } from "../../contact/form-fields";
import { mail } from "../../contact/contact-links";
import type { Translation } from "../../content/schemas/forms.schema";
import { font, from, line, space, stack } from "../../theme/theme";

type NoticeTextProps = { notice: Translation["notice"]; form: FormName };

/** The one sentence of a notice that is never folded away. */
export const noticeSummary = ({ notice, form }: NoticeTextProps) => notice[form === "newsletter" ? form : "summary"];

/** The parts of a privacy notice that apply to a form. */
export function NoticeText({ notice, form }: NoticeTextProps) {
  const { fields, purpose, kept, withdraw, complaint, young } = notice;
  return (
    <dl css={{ paddingBlock: space.s }}>
      {[fields, purpose, kept, withdraw, complaint, young].map((part) => (
        <div key={part.label} css={row}>
          <dt css={{ fontWeight: 700 }}>{part.label}</dt>
          <dd>
            {(form === "newsletter" && part.newsletter) || part.text}
            {part === withdraw && (
              <>
                {" "}
                <a href={mail}>{site.contact.email}</a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The privacy notice in the chosen language. Takes focus, because its link does not leave the page. */
export function TranslatedNotice({ form, translation }: { form: FormName; translation: Translation }) {
  const { lang, notice } = translation;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), [lang]);
  return (
    <div ref={ref} tabIndex={-1} lang={lang} dir="auto" css={noticeFrame}>
      <p>{noticeSummary({ notice, form })}</p>
      <NoticeText notice={notice} form={form} />
      <a href="/privacy" hrefLang="en" lang="en">
        English
      </a>
    </div>
  );
}

const row = {
  paddingBlock: space.s,
  borderTop: line.soft,
  [from.tablet]: { ...stack(space.m), gridTemplateColumns: "11rem minmax(0, 1fr)" },
};
/** Links and summaries take the colour of the text, because the newsletter's background is coloured. */
export const noticeFrame = { ...font.small, gridColumn: "1 / -1", "--link": "currentcolor" };
