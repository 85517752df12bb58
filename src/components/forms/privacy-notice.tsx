import { forms } from "../../site-copy";
import type { FormName } from "../../contact/form-fields";
import { noScript, space } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";
import { noticeFrame, NoticeText, noticeSummary } from "./privacy-notice-text";

const { notice, translations = [] } = forms;

/** The name of a language in that language: "kn" → "ಕನ್ನಡ". */
export const languageName = (lang: string) => new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;

/**
 * A form's privacy notice: one sentence, with details to expand, and links to other languages. The submission records
 * which notice was shown; without script, visitors choose it.
 */
export function PrivacyNotice({ form }: { form: FormName }) {
  return (
    <div css={noticeFrame}>
      <p>
        {noticeSummary({ notice, form })}{" "}
        <a href="/privacy" css={link}>
          Privacy policy
        </a>
        {translations.map(({ lang }) => (
          <a key={lang} href={`/privacy#${lang}`} hrefLang={lang} lang={lang} css={link}>
            {languageName(lang)}
          </a>
        ))}
      </p>
      <Disclosure summary={<b>{notice.more}</b>} css={quiet}>
        <NoticeText notice={notice} form={form} />
      </Disclosure>
      {form === "enquiry" && translations.length > 0 && (
        <label css={withoutScript}>
          Notice read in{" "}
          <select name="Notice Language">
            <option value="">English</option>
            {translations.map(({ lang }) => (
              <option key={lang} value={lang} lang={lang}>
                {languageName(lang)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

const link = { display: "inline-block", marginRight: space.m };
const quiet = { "& > summary": { justifyContent: "start" } };
const withoutScript = { display: "none", [noScript]: { display: "block" } };
