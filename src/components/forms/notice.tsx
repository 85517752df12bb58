import { graphql } from "gatsby";
import site from "../../../data/site.json";
import { mail } from "../../contact/contact-links";
import { from, line, space, text } from "../../theme/theme";
import { Disclosure } from "../basics/disclosure";

type NoticeProps = {
  notice: Queries.NoticeFragment;
  /** The name of the form. */
  form: string;
};

/** What happens to the data that the form asks for: a sentence, and the rest to unfold. The form sends which notice it was. */
export function Notice({ notice: { version, english, kannada, hindi }, form }: NoticeProps) {
  return (
    <div css={frame}>
      <input type="hidden" name="Privacy Notice" value={version} />
      <p>
        {summaryOf(english, form)}{" "}
        <a href="/privacy" css={whole}>
          Privacy policy
        </a>
      </p>
      <Disclosure summary={<b>{english.more}</b>} css={quiet}>
        <Parts words={english} form={form} />
      </Disclosure>
      {kannada && <Translation lang="kn" words={kannada} form={form} />}
      {hindi && <Translation lang="hi" words={hindi} form={form} />}
    </div>
  );
}

type WordsProps = { words: Queries.NoticeWordsFragment; form: string };

function Parts({ words: { fields, purpose, kept, withdraw, complaint, young }, form }: WordsProps) {
  return (
    <dl css={parts}>
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

/** The whole notice in another language, in the fonts of the device. */
function Translation({ lang, words, form }: WordsProps & { lang: string }) {
  return (
    <div lang={lang} css={{ fontFamily: "system-ui, sans-serif" }}>
      <Disclosure summary={<b>{words.more}</b>} css={quiet}>
        <p>{summaryOf(words, form)}</p>
        <Parts words={words} form={form} />
      </Disclosure>
    </div>
  );
}

const summaryOf = (words: Queries.NoticeWordsFragment, form: string) =>
  form === "newsletter" ? words.newsletter : words.summary;

/** Links and the sign keep the colour of the text: the newsletter stands on a coloured ground. */
const frame = { ...text.small, gridColumn: "1 / -1", "& a": { color: "inherit" } };
const whole = { display: "inline-block" };
const quiet = { "& > summary": { justifyContent: "start" }, "& > summary:hover": { color: "inherit" } };
const parts = { paddingBlock: space.s };
const row = {
  paddingBlock: space.s,
  borderTop: line.soft,
  [from.tablet]: { display: "grid", gridTemplateColumns: "11rem minmax(0, 1fr)", gap: space.m },
};

export const query = graphql`
  fragment Notice on PrivacyNotice {
    version
    english {
      ...NoticeWords
    }
    kannada {
      ...NoticeWords
    }
    hindi {
      ...NoticeWords
    }
  }
  fragment NoticeWords on NoticeWords {
    summary
    newsletter
    more
    fields {
      ...NoticePart
    }
    purpose {
      ...NoticePart
    }
    kept {
      ...NoticePart
    }
    withdraw {
      ...NoticePart
    }
    complaint {
      ...NoticePart
    }
    young {
      ...NoticePart
    }
  }
  fragment NoticePart on NoticePart {
    label
    text
    newsletter
  }
`;
