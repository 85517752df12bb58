import { graphql } from "gatsby";
import { outputPaths } from "../../content/output-paths";
import { cardFrame, color, font, from, pageColumn, space, stack } from "../../theme/theme";
import { Island } from "../../islands/island";
import { PrivacyNotice } from "./privacy-notice";

/** The newsletter form, drawn as the front of an envelope. */
export function Newsletter({ copy }: { copy: Queries.NewsletterFragment }) {
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" css={{ paddingBlock: space.section }}>
      <div css={box}>
        <div css={stack(space.m)}>
          <h2 id="newsletter-heading">{copy.heading}</h2>
          {copy.lead && <p css={font.lead}>{copy.lead}</p>}
          <p css={font.small}>
            <a href={outputPaths.feed} css={{ color: color.ink }}>
              {copy.feed}
            </a>
          </p>
        </div>
        <Island name="NewsletterForm" props={{ sent: copy.sent }}>
          <PrivacyNotice form="newsletter" />
        </Island>
      </div>
    </section>
  );
}

const box = {
  ...pageColumn,
  ...cardFrame,
  ...stack(space.xl),
  padding: "clamp(1.5rem, 5vw, 3.5rem)",
  background: color.highlight,
  [from.desktop]: { gridTemplateColumns: "1fr 1fr", alignItems: "center" },
};

export const query = graphql`
  fragment Newsletter on BlogNewsletter { heading lead sent { heading text } feed }
`;
