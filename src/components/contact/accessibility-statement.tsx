import { graphql } from "gatsby";
import { site } from "../../site-copy";
import { mail, telephone } from "../../contact/contact-links";
import { day } from "../../text/format";
import { color, space, stack, text } from "../../theme/theme";
import { Section } from "../layout/section";

/** The site's promise to people with disabilities, what is not known, and how to report a barrier. */
export function AccessibilityStatement({ copy }: { copy: Queries.AccessibilityStatementFragment }) {
  return (
    <Section id="accessibility" heading={copy} ground="panel">
      <div css={statement}>
        <p>{copy.gaps}</p>
        <p>
          {copy.report} <a href={mail}>{site.contact.email}</a>, <a href={telephone}>{site.contact.phone}</a>.
        </p>
        <p css={text.quiet}>As of {day(copy.asOf)}</p>
      </div>
    </Section>
  );
}

/** The links contrast with the panel's background. */
const statement = { ...stack(space.s), maxWidth: "44rem", "& a": { color: color.deep, fontWeight: 700 } };

export const query = graphql`
  fragment AccessibilityStatement on ContactPageAccessibility { heading lead gaps report asOf }
`;
