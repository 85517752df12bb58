import { site } from "../../site-copy";
import type { FormName } from "../../contact/form-fields";
import { mail } from "../../contact/contact-links";
import type { Translation } from "../../content/schemas/forms.schema";
import { from, line, space, stack } from "../../theme/theme";

type NoticeTextProps = { notice: Translation["notice"]; form: FormName };

/** The sentence of a notice that is always shown. */
export const noticeSummary = ({ notice, form }: NoticeTextProps) => notice[form === "newsletter" ? form : "summary"];

/** The parts of a privacy notice, as far as they are about one form. */
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

const row = {
  paddingBlock: space.s,
  borderTop: line.soft,
  [from.tablet]: { ...stack(space.m), gridTemplateColumns: "11rem minmax(0, 1fr)" },
};
