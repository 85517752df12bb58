import { graphql } from "gatsby";
import { color, line, space, stack, text } from "../../theme/theme";
import { Disclosure, Toggle } from "../shared/disclosure";
import { Prose } from "../shared/prose";
import { ShareLinks } from "../shared/share-links";

export type ArticleTextProps = {
  article: Queries.ArticleTextFragment;
  next: { slug: string; title: string };
  copy: Queries.ArticleCopyFragment;
};

/** The full text of an article, expandable in its card, followed by related links and share links. */
export function ArticleText({ article, next, copy }: ArticleTextProps) {
  const { slug, title, body, course, service } = article;
  const leads = [
    ...(course ? [{ term: "Course", ...course }] : []),
    ...(service ? [{ term: "Service", ...service }] : []),
    { term: "Next article", title: next.title, path: `/blog#${next.slug}` },
    { term: "Newsletter", title: copy.newsletter.heading, path: "#newsletter" },
  ];
  return (
    <Disclosure
      id={slug}
      css={reading}
      summary={<Toggle closed="Read the article" open="Close the article" />}
      about={title}
    >
      <div css={column}>
        <Prose parts={body} />
        <dl>
          {leads.map(({ term, title: label, path }) => (
            <div key={term} css={lead}>
              <dt css={text.small}>{term}</dt>
              <dd>
                <a href={path}>{label}</a>
              </dd>
            </div>
          ))}
        </dl>
        <ShareLinks name={`“${title}”`} title={title} path={`/blog#${slug}`} invitation={copy.share} part="article" />
      </div>
    </Disclosure>
  );
}

const reading = { borderTop: line.soft, "& > summary": { padding: "0.625rem 1.25rem", color: color.action } };
const column = {
  ...text.lead,
  ...stack(space.m),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "42rem",
  marginInline: "auto",
  padding: `${space.s} 1.25rem ${space.xl}`,
};

const lead = {
  display: "grid",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: space.m,
  paddingBlock: "0.625rem",
  borderTop: line.soft,
  fontWeight: 600,
};

export const query = graphql`
  fragment ArticleText on Article { slug title body { ...Prose } course { title path } service { title path } }
  fragment ArticleCopy on Blog { share newsletter { heading } }
`;
