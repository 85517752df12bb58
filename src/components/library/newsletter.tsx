import { graphql } from "gatsby";
import { cardFrame, column, color, from, space, text } from "../../theme";
import { Field } from "../basics/field";
import { MailForm } from "../basics/mail-form";

type NewsletterProps = { of: Queries.NewsletterFragment };

/** The newsletter box, drawn as an envelope's face. It hands the request to the visitor's e-mail program. */
export function Newsletter({ of }: NewsletterProps) {
  return (
    <section aria-labelledby="newsletter-heading" css={ground}>
      <div css={box}>
        <div css={words}>
          <h2 id="newsletter-heading" css={text.h2}>
            {of.heading}
          </h2>
          {of.lead && <p css={text.lead}>{of.lead}</p>}
        </div>
        <MailForm subject="Newsletter" submit="Subscribe" note={<p css={text.small}>{of.note}</p>} css={form}>
          <Field label="Email">
            <input
              name="Email"
              type="email"
              autoComplete="email"
              maxLength={254}
              placeholder="Enter your email"
              required
            />
          </Field>
        </MailForm>
      </div>
    </section>
  );
}

const ground = { paddingBlock: space.section };
const box = {
  ...column,
  ...cardFrame,
  display: "grid",
  gap: space.xl,
  padding: "clamp(1.5rem, 5vw, 3.5rem)",
  background: color.highlight,
  [from.desktop]: { gridTemplateColumns: "1fr 1fr", alignItems: "center" },
};
const words = { display: "grid", gap: space.m };
const form = { display: "grid", gap: space.m };

export const query = graphql`
  fragment Newsletter on BlogNewsletter {
    heading
    lead
    note
  }
`;
