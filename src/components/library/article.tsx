import { graphql } from "gatsby";
import { day } from "../../text/format";
import { cardFrame, color, from, skipUntilNear, line, sizes, space, text } from "../../theme/theme";
import { Badge } from "../basics/badge";
import { Picture } from "../basics/picture";
import { ArticleText } from "./article-text";

type ArticleProps = {
  article: Queries.ArticleFragment;
  /** How many stand in a row on a wide screen; one alone is wide. */
  across: keyof typeof shown;
  /** The words before the links that share it. */
  share: string;
};

/** An article of the blog: a card that opens to the whole text where it stands. */
export function Article({ article, across, share }: ArticleProps) {
  const { slug, title, excerpt, author, date, readTime, category, image, featured } = article;
  const alone = across === 1;
  return (
    <li id={`article-${slug}`} css={[card, alone && wide]}>
      <Picture picture={image} sizes={shown[across]} css={picture} />
      <div css={[body, alone && { alignContent: "center" }]}>
        <p css={labels}>
          {featured && <Badge>Featured</Badge>}
          <Badge tone="quiet">{category}</Badge>
        </p>
        <h3 css={alone ? wideTitle : text.h3}>{title}</h3>
        <p>{excerpt}</p>
        <p css={byline}>
          <span css={whole}>{author} ·</span>{" "}
          <span css={whole}>
            <time dateTime={date}>{day(date)}</time> ·
          </span>{" "}
          <span css={whole}>{readTime}</span>
        </p>
      </div>
      <ArticleText article={article} share={share} />
    </li>
  );
}

const shown = {
  1: sizes({ desktop: "690px" }), // as high as the words beside it, and cut at its sides
  2: sizes({ tablet: "44vw", wide: "580px" }),
  3: sizes({ tablet: "44vw", desktop: "29vw", wide: "380px" }),
};

/** The picture beside the words, the text under both. */
const sideways = {
  gridColumn: "1 / -1",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  "& > details": { gridColumn: "1 / -1" },
  "& > picture": { borderRight: line.ink },
  "& > picture img": { borderBottom: 0, height: "100%" },
};
const card = {
  ...cardFrame,
  ...skipUntilNear("35rem"),
  position: "relative" as const,
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  overflow: "hidden",
  // An open article takes the whole row, so that its lines are of a length that reads well.
  ":has(> details[open])": { gridColumn: "1 / -1", [from.desktop]: sideways },
  // So does the last of an odd number where two stand in a row.
  [from.tabletToDesktop]: { ":last-of-type:nth-of-type(odd):not(:only-child)": sideways },
};
const wide = {
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gridTemplateRows: "1fr auto",
    "&:not(:has(> details[open])) > picture": { gridRow: "1 / 3", borderRight: line.ink },
    "& > picture img": { height: "100%", borderBottom: 0 },
    "& > details[open]": { gridColumn: "1 / -1" },
  },
};
const picture = {
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover" as const,
  borderBottom: line.ink,
};
const body = { display: "grid", alignContent: "start", gap: "0.75rem", padding: "1.25rem" };
const labels = { display: "flex", flexWrap: "wrap" as const, gap: space.s };
const wideTitle = { ...text.h2, fontSize: "clamp(1.6rem, 1.2rem + 1.6vw, 2.25rem)" };
const whole = { display: "inline-block" };
const byline = { ...text.small, color: color.inkSoft };
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
    image {
      ...Picture
    }
    ...ArticleText
  }
`;
