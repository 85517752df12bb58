import { graphql } from "gatsby";
import { site } from "../../site-copy";
import { mail, telephone } from "../../contact/contact-links";
import { day } from "../../text/format";
import { cluster, color, from, line, space, stack, text } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";
import { TickedList } from "../shared/ticked-list";
import { Section } from "../layout/section";

type AccessibilityStatementProps = { copy: Queries.AccessibilityStatementFragment };

/** The site's promise to people with disabilities, the evidence for it, and how to report a barrier. */
export function AccessibilityStatement({ copy }: AccessibilityStatementProps) {
  const { tested, gaps, report, asOf } = copy;
  return (
    <Section id="accessibility" heading={copy} ground="panel">
      <div css={split}>
        <div css={stack(space.s)}>
          <h3>{report.heading}</h3>
          <p>{report.text}</p>
          <p css={links}>
            <a href={mail}>{site.contact.email}</a> <a href={telephone}>{site.contact.phone}</a>
          </p>
        </div>
        <div>
          <Disclosure css={ruled} summary={<b>{tested.heading}</b>}>
            <TickedList items={tested.items} css={entries} />
          </Disclosure>
          <Disclosure css={ruled} summary={<b>{gaps.heading}</b>}>
            <ul css={[stack(space.s), entries, bulleted]}>
              {gaps.items.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          </Disclosure>
          <p css={[ruled, text.quiet]}>As of {day(asOf)}</p>
        </div>
      </div>
    </Section>
  );
}

/** Matches the columns of the heading above. */
const split = {
  ...stack(space.xl),
  alignItems: "start",
  [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
};
const links = {
  ...cluster(`0 ${space.l}`),
  fontWeight: 700,
  "& a": { color: color.deep }, // contrasts with the panel's background
};
const ruled = { borderTop: line.soft, paddingBlock: space.xs };
const entries = { padding: `${space.xs} 0 ${space.m}`, lineHeight: 1.45 };
const bulleted = { paddingLeft: "1.25rem", listStyle: "disc" };

export const query = graphql`
  fragment AccessibilityStatement on ContactPageAccessibility {
    heading lead
    tested { heading items }
    gaps { heading items }
    report { heading text }
    asOf
  }
`;
