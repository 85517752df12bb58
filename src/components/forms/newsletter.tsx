import { Link, graphql } from "gatsby";
import { outputPaths } from "../../content/output-paths";
import { most, newsletterMistakes } from "./mistakes";
import { cardFrame, color, column, from, space, text } from "../../theme/theme";
import { Field } from "./field";
import { Form, type FormKind } from "./form";

type NewsletterProps = { of: Queries.NewsletterFragment; words: Queries.FormWordsFragment };

const newsletter: FormKind = {
  name: "newsletter",
  label: "Newsletter",
  subject: "Please send me the newsletter",
  submit: "Subscribe",
  check: newsletterMistakes,
};

/** The newsletter box, drawn as an envelope's face. */
export function Newsletter({ of, words }: NewsletterProps) {
  return (
    <section aria-labelledby="newsletter-heading" css={ground}>
      <div css={box}>
        <div css={lead}>
          <h2 id="newsletter-heading" css={text.h2}>
            {of.heading}
          </h2>
          {of.lead && <p css={text.lead}>{of.lead}</p>}
          <p css={text.small}>
            <a href={outputPaths.feed} css={{ color: color.ink }}>
              {of.feed}
            </a>
          </p>
        </div>
        <Form
          kind={newsletter}
          words={{ ...words, sent: of.sent }}
          note={
            <p css={text.small}>
              {of.note}{" "}
              <Link to="/privacy" css={{ color: color.ink }}>
                Privacy policy
              </Link>
            </p>
          }
          css={form}
        >
          <Field label="Email">
            {(wiring) => (
              <input
                {...wiring}
                type="email"
                autoComplete="email"
                maxLength={most.Email}
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
    note
    sent {
      ...Sent
    }
    feed
  }
`;
