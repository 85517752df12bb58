import { graphql } from "gatsby";
import { color, font, line, space, stack } from "../../theme/theme";
import { Disclosure } from "../shared/disclosure";
import { LinkList } from "../shared/link-list";
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
    ...(course ? [{ ...course, note: "Course" }] : []),
    ...(service ? [{ ...service, note: "Service" }] : []),
    { title: next.title, path: `/blog#${next.slug}`, note: "Next article" },
    { title: copy.newsletter.heading, path: "#newsletter", note: "Newsletter" },
  ];
  return (
    <Disclosure id={slug} css={reading} summary={<b>Full article</b>} about={title}>
      <div css={column}>
        <Prose parts={body} />
        <LinkList links={leads} />
        <ShareLinks title={title} path={`/blog#${slug}`} invitation={copy.share} part="article" />
      </div>
    </Disclosure>
  );
}

const reading = { borderTop: line.soft, "& > summary": { padding: "0.625rem 1.25rem", color: color.action } };
const column = {
  ...font.lead,
  ...stack(space.m),
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: "42rem",
  marginInline: "auto",
  padding: `${space.s} 1.25rem ${space.xl}`,
};

export const query = graphql`
  fragment ArticleText on Article { slug title body { ...Prose } course { title path } service { title path } }
  fragment ArticleCopy on Blog { share newsletter { heading } }
`;
