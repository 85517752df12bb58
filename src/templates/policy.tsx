import { graphql, type PageProps } from "gatsby";
import { Fragment } from "react";
import { languageName } from "../components/forms/privacy-notice";
import { NoticeText, noticeSummary } from "../components/forms/privacy-notice-text";
import { Disclosure } from "../components/shared/disclosure";
import { Prose } from "../components/shared/prose";
import { Island } from "../islands/island";
import { forms } from "../site-copy";
import { Breadcrumb } from "../components/layout/breadcrumb";
import { Heading } from "../components/layout/heading";
import { Layout } from "../components/layout/layout";
import { pageQueries } from "../content/sections";
import { month } from "../text/format";
import { color, font, from, line, pageColumn, print, space, stack, stickyBeside, style } from "../theme/theme";

/** A policy from data/policies, with a table of contents that is sticky on wide screens. */
export default function PolicyPage({ data, location }: PageProps<Queries.PolicyQuery>) {
  const { frontmatter, sections } = data.markdownRemark;
  const refunds = sections.find((section) => section.title === frontmatter.refundSection)?.anchor;
  const { title, heading, description, lead, lastUpdated } = frontmatter;
  return (
    <Layout seo={{ title, description, updated: lastUpdated }} path={location.pathname}>
      <div css={head}>
        <div css={pageColumn}>
          <Breadcrumb trail={[]} here={title} />
          <div css={{ marginTop: space.m }}>
            <Heading heading={heading} />
          </div>
          <p css={{ marginTop: space.m, fontWeight: 600 }}>
            Last updated <time dateTime={lastUpdated}>{month(lastUpdated)}</time>
          </p>
        </div>
      </div>
      <div css={layout}>
        {/* Beside the sections, because reader modes drop other boxes. */}
        <p css={[font.lead, inSections]}>{lead}</p>
        <nav aria-labelledby="contents" css={[contents, besideAll]}>
          <h2 id="contents" css={[font.h3, { marginBottom: space.s }]}>
            On this page
          </h2>
          <ol>
            {sections.map(({ title: section, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{section}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div css={article}>
          {sections.map(({ title: section, anchor, body }) => (
            <section key={anchor} id={anchor} aria-label={section}>
              <h2>{section}</h2>
              {/* Prices link to it, whatever the section's heading is. */}
              {anchor === refunds && anchor !== "refunds" && <span id="refunds" />}
              <Prose parts={body} />
              {anchor === refunds && (
                <Island name="RefundHelper" query={pageQueries["/terms"]} props={{ copy: data.refund }} />
              )}
            </section>
          ))}
          {location.pathname.startsWith("/privacy") &&
            forms.translations?.map(({ lang, notice }) => (
              <section key={lang} lang={lang} dir="auto" css={translation}>
                <Disclosure id={lang} summary={<h2>{languageName(lang)}</h2>}>
                  {formNames.map((form) => (
                    <Fragment key={form}>
                      <p>{noticeSummary({ notice, form })}</p>
                      <NoticeText notice={notice} form={form} />
                    </Fragment>
                  ))}
                </Disclosure>
              </section>
            ))}
        </div>
      </div>
    </Layout>
  );
}

const formNames = ["enquiry", "newsletter"] as const;

const head = { paddingBlock: `${space.m} ${space.xl}`, borderBottom: line.ink, background: color.panel };
const layout = {
  ...pageColumn,
  ...stack(space.xl),
  alignItems: "start",
  paddingBlock: space.xl,
  [from.desktop]: { gridTemplateColumns: "17rem minmax(0, 1fr)", columnGap: "4rem", paddingBlock: "4rem" },
  [print]: { ...pageColumn[print], display: "block", paddingBlock: space.m },
};
const inSections = { maxWidth: "44rem", [from.desktop]: { gridColumn: 2 } };
const besideAll = { [from.desktop]: { gridRow: "1 / span 2" } };
const contents = {
  "& ol": { paddingLeft: "2rem", listStyle: "decimal" },
  "& li": { paddingBlock: "0.25rem" },
  ...stickyBeside,
};
const article = {
  ...stack(space.xl),
  maxWidth: "44rem",
  counterReset: "section",
  "& > section": { counterIncrement: "section" },
  "& > section > h2::before": { content: 'counter(section) ". "' },
  "& h2": { ...font.h2, fontSize: "clamp(1.5rem, 1.3rem + 0.9vw, 2rem)", marginBottom: space.m },
  [print]: { display: "block", maxWidth: "none", "& > section + section": { marginTop: space.l } },
};
const translation = style({ position: "relative", borderTop: line.ink, "& h2": { margin: 0 } });

export const query = graphql`
  query Policy($id: String!) {
    markdownRemark(id: { eq: $id }) {
      sections { title anchor body { ...Prose } }
      frontmatter { title heading description lead lastUpdated refundSection }
    }
    refund { ...RefundHelper }
  }
`;
