import { graphql } from "gatsby";
import { day } from "../../text/format";
import { cardFrame, cluster, color, dotted, font, from, line, sizes, space, stack, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Disclosure } from "../shared/disclosure";
import { LinkList } from "../shared/link-list";
import { Picture, rowOnPhones } from "../shared/picture";
import { Prose } from "../shared/prose";
import { ShareLinks } from "../shared/share-links";
import { TrainerLink } from "../shared/people";

type ArticleProps = {
  article: Queries.ArticleFragment;
  next: { slug: string; title: string };
  copy: Queries.ArticleCopyFragment;
  /** Fills its row on wide screens. */
  wide: boolean;
  index: number;
};

/** A blog article: a card that expands in place to the full text, related links and share links. */
export function Article({ article, next, copy, wide, index }: ArticleProps) {
  const { slug, title: name, excerpt, author, trainer, date, readTime, category, image, featured } = article;
  const { body: text, course, service } = article;
  const leads = [
    ...(course ? [{ ...course, note: "Course" }] : []),
    ...(service ? [{ ...service, note: "Service" }] : []),
    { title: next.title, path: `/blog#${next.slug}`, note: "Next article" },
    { title: copy.newsletter.heading, path: "#newsletter", note: "Newsletter" },
  ];
  return (
    <li
      id={`article-${slug}`}
      style={rowsOf(index)}
      css={[card, wide ? { [from.desktop]: sideways } : rowOnPhones, !image && textOnly]}
    >
      {image && <Picture picture={image} sizes={wide ? wideShown : shown} css={[picture, !wide && leftPart]} />}
      <div css={body}>
        <div css={stack("0.75rem")}>
          <p css={labels}>
            {featured && <Badge>Featured</Badge>}
            <Badge tone="quiet">{category}</Badge> {readTime}
          </p>
          <h3 css={wide && title}>{name}</h3>
        </div>
        <p>{excerpt}</p>
        <p css={[font.quiet, dotted]}>
          <span>{trainer ? <TrainerLink trainer={trainer}>{author}</TrainerLink> : author}</span>{" "}
          <time dateTime={date}>{day(date)}</time>
        </p>
      </div>
      <Disclosure id={slug} css={reading} summary={<b>Full article</b>} about={name}>
        <div css={column}>
          <Prose parts={text} />
          <LinkList links={leads} />
          <ShareLinks title={name} path={`/blog#${slug}`} invitation={copy.share} />
        </div>
      </Disclosure>
    </li>
  );
}

/** The article's row in grids of two and of three columns. */
const rowsOf = (index: number) => ({ "--by-two": Math.floor(index / 2), "--by-three": Math.floor(index / 3) });

const wideShown = sizes({ desktop: "46vw", wide: "580px" });
const shown = sizes({ tablet: "44vw", desktop: "29vw", wide: "380px" }, "16rem");

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
  "--row": "9.5rem",
  gridTemplateRows: "auto 1fr auto",
  overflow: "hidden",
  // An open article spans its row, for a readable line length, and comes before the others there, so that it stays in view.
  [from.tablet]: { order: "calc(2 * var(--by-two))" },
  [from.desktop]: { order: "calc(2 * var(--by-three))" },
  ":has(> details[open])": {
    gridColumn: "1 / -1",
    [from.tablet]: { order: "calc(2 * var(--by-two) - 1)" },
    [from.desktop]: { ...sideways, order: "calc(2 * var(--by-three) - 1)" },
  },
});
const textOnly = style({ "&&&": { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "1fr auto" } });
const labels = { ...cluster(space.s), ...font.quiet, alignItems: "center" };
const picture = { aspectRatio: "16 / 9", borderBottom: line.ink };
/** Keeps people in view when the picture is cropped. */
const leftPart = { objectPosition: "15%" };
const body = { display: "grid", alignContent: "start", gap: "0.75rem", padding: "1.25rem" };
const title = { ...font.h2, fontSize: "clamp(1.6rem, 1.2rem + 1.6vw, 2.25rem)" };

const reading = { borderTop: line.soft, "& > summary": { padding: "0.625rem 1.25rem", color: color.action } };
const column = {
  ...font.lead,
  ...stack(space.m),
  maxWidth: "42rem",
  marginInline: "auto",
  padding: `${space.s} 1.25rem ${space.xl}`,
};

export const query = graphql`
  fragment Article on Article {
    slug title excerpt author
    trainer { ...TrainerLink }
    date readTime category featured
    image { ...Picture }
    body { ...Prose }
    course { title path }
    service { title path }
  }
  fragment ArticleCopy on Blog { share newsletter { heading } }
`;
