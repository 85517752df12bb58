import { graphql, type PageProps } from "gatsby";
import { Widget } from "../components/basics/widget";
import { RefundHelper } from "../components/institute/refund-helper";
import { Breadcrumb } from "../components/layout/breadcrumb";
import { Heading } from "../components/layout/heading";
import { Layout } from "../components/layout/layout";
import { month } from "../text/format";
import { headingId } from "../text/heading-id";
import { assertPresent } from "../assert-present";
import { color, column, from, line, print, space, stickyBeside, text } from "../theme/theme";

/** A policy from data/policies, with a table of contents that is sticky on wide screens. */
export default function PolicyPage({ data, location }: PageProps<Queries.PolicyQuery>) {
  const { frontmatter, html, headings } = assertPresent(data.markdownRemark, "markdownRemark");
  const { title, heading, description, card, lead, lastUpdated, refundSection } = frontmatter;
  const refundHelper = assertPresent(data.refundHelper, "refundHelper");
  const sections = splitIntoSections(assertPresent(html, "html"), assertPresent(headings, "headings"));
  return (
    <Layout seo={{ title, description, card }} path={location.pathname}>
      <div css={head}>
        <div css={column}>
          <Breadcrumb trail={[]} here={title} />
          <div css={{ marginTop: space.m }}>
            <Heading heading={heading} />
          </div>
          <p css={[text.lead, { marginBlock: space.m }]}>{lead}</p>
          <p css={{ fontWeight: 600 }}>
            Last updated <time dateTime={lastUpdated}>{month(lastUpdated)}</time>
          </p>
        </div>
      </div>
      <div css={layout}>
        <nav aria-labelledby="contents" css={contents}>
          <h2 id="contents" css={text.h3}>
            On this page
          </h2>
          <ol>
            {sections.map(({ id, title: section }) => (
              <li key={id}>
                <a href={`#${id}`}>{section}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div css={article}>
          {sections.map(({ id, title: section, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{section}</h2>
              {/* Safe: remark made this HTML, and the check rejects markup in policies. */}
              <div dangerouslySetInnerHTML={{ __html: body }} />
              {section === refundSection && (
                <Widget name="refund" fallback={null}>
                  <RefundHelper copy={refundHelper} />
                </Widget>
              )}
            </section>
          ))}
        </div>
      </div>
    </Layout>
  );
}

type Headings = NonNullable<NonNullable<Queries.PolicyQuery["markdownRemark"]>["headings"]>;

/** The sections of a policy: title, anchor and HTML of what follows each `## heading`. */
function splitIntoSections(html: string, headings: Headings) {
  const [, ...bodies] = html.split(/<h2>.*?<\/h2>/);
  return bodies.map((body, index) => {
    const title = headings[index]?.value ?? "";
    return { id: headingId(title), title, body };
  });
}

const head = { paddingBlock: `${space.m} ${space.xl}`, borderBottom: line.ink, background: color.panel };
const layout = {
  ...column,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  paddingBlock: space.xl,
  [from.desktop]: { gridTemplateColumns: "17rem minmax(0, 1fr)", columnGap: "4rem", paddingBlock: "4rem" },
  [print]: { ...column[print], display: "block", paddingBlock: space.m },
};
const contents = {
  "& ol": { margin: 0, paddingLeft: "2rem" },
  "& li": { paddingBlock: "0.25rem" },
  ...stickyBeside,
};
const article = {
  display: "grid",
  gap: space.xl,
  maxWidth: "44rem",
  counterReset: "section",
  "& > section": { counterIncrement: "section" },
  "& h2::before": { content: 'counter(section) ". "' },
  "& h2": { ...text.h2, fontSize: "clamp(1.5rem, 1.3rem + 0.9vw, 2rem)", marginBottom: space.m },
  "& p + p, & p + ul, & ul + p": { marginTop: space.m },
  "& ul": { paddingLeft: "1.5rem" },
  "& table": { overflowWrap: "anywhere" as const },
  [print]: { display: "block", maxWidth: "none", "& > section + section": { marginTop: space.l } },
};

export const query = graphql`
  query Policy($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
      headings(depth: h2) {
        value
      }
      frontmatter {
        title
        heading
        description
        card {
          image
          alt
        }
        lead
        lastUpdated
        refundSection
      }
    }
    refundHelper {
      ...RefundHelper
    }
  }
`;
