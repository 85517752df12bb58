import { graphql } from "gatsby";
import { day } from "../../format";
import { cardFrame, color, from, hidden, line, space, text } from "../../theme";
import { Badge } from "../basics/badge";
import { Disclosure } from "../basics/disclosure";
import { Picture } from "../basics/picture";

type ArticleProps = { article: Queries.ArticleFragment };

/** An article of the blog: a card that opens to the whole text where it stands. The featured one is wide. */
export function Article({ article }: ArticleProps) {
  const { slug, title, excerpt, author, date, readTime, category, image, featured, paragraphs } = article;
  return (
    <li id={slug} css={[card, featured && wide]}>
      <Picture of={image} sizes={featured ? wideSizes : sizes} css={picture} />
      <div css={[words, featured && { alignContent: "center" }]}>
        <p css={labels}>
          {featured && <Badge>Featured</Badge>}
          <Badge tone="quiet">{category}</Badge>
        </p>
        <h3 css={featured ? wideTitle : text.h3}>{title}</h3>
        <p>{excerpt}</p>
        <p css={byline}>
          {author} · <time dateTime={date}>{day(date)}</time> · {readTime}
        </p>
      </div>
      <Disclosure
        css={reading}
        summary={
          <b>
            Read the article<span css={hidden}>: {title}</span>
          </b>
        }
      >
        <div css={column}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Disclosure>
    </li>
  );
}

const sizes = "(min-width: 75rem) 380px, (min-width: 56.25rem) 30vw, (min-width: 40rem) 45vw, 92vw";
const wideSizes = "(min-width: 75rem) 690px, (min-width: 56.25rem) 56vw, 92vw";

const card = {
  ...cardFrame,
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  overflow: "hidden",
  // An open article takes the whole row, so that its lines are of a length that reads well.
  ":has(> details[open])": { gridColumn: "1 / -1" },
};
const wide = {
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gridTemplateRows: "1fr auto",
    "& > picture": { gridRow: "1 / 3", borderRight: line.ink },
    "& > picture img": { height: "100%", borderBottom: 0 },
    "& > details[open]": { gridColumn: "1 / -1" },
  },
};
const picture = {
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover" as const,
  borderBottom: line.ink,
  "li:has(> details[open]) > picture > &": { maxHeight: "24rem" },
};
const words = { display: "grid", alignContent: "start", gap: "0.75rem", padding: "1.25rem" };
const labels = { display: "flex", flexWrap: "wrap" as const, gap: space.s };
const wideTitle = { ...text.h2, fontSize: "clamp(1.6rem, 1.2rem + 1.6vw, 2.25rem)" };
const byline = { ...text.small, color: color.inkSoft };
const reading = {
  borderTop: line.soft,
  "& > summary": { padding: "0.625rem 1.25rem", color: color.action },
};
const column = {
  ...text.lead,
  display: "grid",
  gap: space.m,
  maxWidth: "42rem",
  padding: `${space.s} 1.25rem ${space.xl}`,
};

export const query = graphql`
  fragment Article on Article {
    slug
    title
    excerpt
    author
    date
    readTime
    category
    featured
    paragraphs
    image {
      ...Picture
    }
  }
`;
