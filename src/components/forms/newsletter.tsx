import { graphql } from "gatsby";
import { outputPaths } from "../../content/output-paths";
import { maxLengths, newsletterErrors } from "./form-errors";
import { cardFrame, color, column, from, space, text } from "../../theme/theme";
import { Confirmation } from "./confirmation";
import { Field } from "./field";
import { Form, type FormKind } from "./form";

type NewsletterProps = { copy: Queries.NewsletterFragment; sharedCopy: Queries.FormCopyFragment };

const newsletter: FormKind = {
  name: "newsletter",
  label: "Newsletter",
  subject: "Please send me the newsletter",
  submitLabel: "Subscribe",
  validate: newsletterErrors,
};

/** The newsletter form, drawn as the face of an envelope. */
export function Newsletter({ copy, sharedCopy }: NewsletterProps) {
  return (
    <section aria-labelledby="newsletter-heading" css={ground}>
      <div css={box}>
        <div css={lead}>
          <h2 id="newsletter-heading" css={text.h2}>
            {copy.heading}
          </h2>
          {copy.lead && <p css={text.lead}>{copy.lead}</p>}
          <p css={text.small}>
            <a href={outputPaths.feed} css={{ color: color.ink }}>
              {copy.feed}
            </a>
          </p>
        </div>
        <Form
          kind={newsletter}
          copy={sharedCopy}
          confirmation={() => (
            <Confirmation heading={copy.sent.heading}>
              <p>{copy.sent.text}</p>
            </Confirmation>
          )}
          css={form}
        >
          <Field label="Email">
            {(props) => (
              <input
                {...props}
                type="email"
                autoComplete="email"
                maxLength={maxLengths.Email}
                placeholder="Enter your email"
                required
              />
            )}
          </Field>
        </Form>
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
const lead = { display: "grid", gap: space.m };
const form = { display: "grid", gap: space.m };

export const query = graphql`
  fragment Newsletter on BlogNewsletter {
    heading
    lead
    sent {
      heading
      text
    }
    feed
  }
`;
