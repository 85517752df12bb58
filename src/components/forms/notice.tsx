import { forms, site } from "../../site-copy";
import { mail } from "../../contact/contact-links";
import type { FormName } from "../../contact/form-fields";
import { from, line, space, stack, text } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";

type NoticePart = { label: string; text: string; newsletter?: string };

/** A form's privacy notice: one sentence, with details to expand. The submission records which notice was shown. */
export function Notice({ form }: { form: FormName }) {
  const { summary, newsletter, more, fields, purpose, kept, withdraw, complaint, young } = forms.notice;
  const parts: NoticePart[] = [fields, purpose, kept, withdraw, complaint, young];
  return (
    <div css={frame}>
      <p>
        {form === "newsletter" ? newsletter : summary}{" "}
        <a href="/privacy" css={{ display: "inline-block" }}>
          Privacy policy
        </a>
      </p>
      <Disclosure summary={<b>{more}</b>} css={quiet}>
        <dl css={{ paddingBlock: space.s }}>
          {parts.map((part) => (
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
      </Disclosure>
    </div>
  );
}

/** Links and the disclosure icon inherit the text colour, because the newsletter has a coloured background. */
const frame = { ...text.small, gridColumn: "1 / -1", "& a": { color: "inherit" } };
const quiet = { "& > summary": { justifyContent: "start" }, "& > summary:hover": { color: "inherit" } };
const row = {
  paddingBlock: space.s,
  borderTop: line.soft,
  [from.tablet]: { ...stack(space.m), gridTemplateColumns: "11rem minmax(0, 1fr)" },
};
