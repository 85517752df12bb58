import { graphql } from "gatsby";
import { day } from "../../text/format";
import { cardFrame, cluster, dotted, font, from, line, sizes, space, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Picture } from "../shared/picture";
import { TrainerLink } from "../shared/trainer-link";
import { ArticleText, type ArticleTextProps } from "./article-text";

type ArticleProps = ArticleTextProps & {
  article: Queries.ArticleFragment;
  /** Fills its row on wide screens. */
  wide: boolean;
};

/** A blog article: a card that expands in place to the full text. */
export function Article({ wide, ...props }: ArticleProps) {
  const { slug, title: name, excerpt, author, trainer, date, readTime, category, image, featured } = props.article;
  return (
    <li id={`article-${slug}`} css={[card, wide && wideCard, !image && textOnly]}>
      {image && <Picture picture={image} sizes={wide ? wideShown : shown} css={picture} />}
      <div css={body}>
        <p css={labels}>
          {featured && <Badge>Featured</Badge>}
          <Badge tone="quiet">{category}</Badge> {readTime}
        </p>
        <h3 css={wide && title}>{name}</h3>
        <p>{excerpt}</p>
        <p css={[font.quiet, dotted]}>
          <span>{trainer ? <TrainerLink trainer={trainer}>{author}</TrainerLink> : author}</span>{" "}
          <time dateTime={date}>{day(date)}</time>
        </p>
      </div>
      <ArticleText {...props} />
    </li>
  );
}

const wideShown = sizes({ desktop: "46vw", wide: "580px" });
const shown = sizes({ tablet: "44vw", desktop: "29vw", wide: "380px" });

/** Picture and summary side by side, the full text below. */
const sideways = {
  gridColumn: "1 / -1",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
  "& > details": { gridColumn: "1 / -1" },
  "& > div": { alignContent: "center" },
  "& > picture": { borderRight: line.ink },
  "& > picture img": { borderBottom: 0, height: "100%" },
};
const card = style({
  ...cardFrame,
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  overflow: "hidden",
  // An open article spans the row, for a readable line length.
  ":has(> details[open])": { gridColumn: "1 / -1", [from.desktop]: sideways },
});
const wideCard = { [from.desktop]: sideways };
const textOnly = style({ "&&&": { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "1fr auto" } });
const labels = { ...cluster(space.s), ...font.quiet, alignItems: "center" };
const picture = { aspectRatio: "16 / 9", borderBottom: line.ink };
const body = { display: "grid", alignContent: "start", gap: "0.75rem", padding: "1.25rem" };
const title = { ...font.h2, fontSize: "clamp(1.6rem, 1.2rem + 1.6vw, 2.25rem)" };

export const query = graphql`
  fragment Article on Article {
    slug title excerpt author
    trainer { ...TrainerLink }
    date readTime category featured
    image { ...Picture }
    ...ArticleText
  }
`;
