import { graphql } from "gatsby";
import { color, line, space, text } from "../../theme/theme";
import { CopyLink } from "../basics/copy-link";
import { Disclosure } from "../basics/disclosure";
import { ShareLinks } from "../basics/share-links";
import { Widget } from "../basics/widget";

type ArticleTextProps = {
  article: Queries.ArticleTextFragment;
  /** Introduces the links to share it. */
  share: string;
};

/** The full text of an article, which unfolds in its card, with links to share it. */
export function ArticleText({ article: { slug, title, excerpt, paragraphs }, share }: ArticleTextProps) {
  return (
    <Disclosure
      id={slug}
      css={reading}
      summary={<b>Read the article</b>}
      whenOpen={<b>Close the article</b>}
      about={title}
    >
      <div css={column}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Widget name={`share ${slug}`}>
          <ShareLinks name={`“${title}”`} title={title} text={excerpt} path={`/blog#${slug}`} invitation={share}>
            <CopyLink to={`/blog#${slug}`} what="article" title={title} />
          </ShareLinks>
        </Widget>
      </div>
    </Disclosure>
  );
}

const reading = {
  borderTop: line.soft,
  "& > summary": { padding: "0.625rem 1.25rem", color: color.action },
};
const column = {
  ...text.lead,
  display: "grid",
  gap: space.m,
  maxWidth: "42rem",
  marginInline: "auto",
  padding: `${space.s} 1.25rem ${space.xl}`,
};

export const query = graphql`
  fragment ArticleText on Article {
    slug
    title
    excerpt
    paragraphs
  }
`;
