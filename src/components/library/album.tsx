import { graphql } from "gatsby";
import { month } from "../../text/format";
import { onPlainClick } from "../../browser/on-plain-click";
import { changeUrlState } from "../../browser/url-state";
import { cardFrame, color, from, skipUntilNear, line, moving, plainList, sizes, space, text } from "../../theme/theme";
import { Badge } from "../basics/badge";
import { Picture, fullSizeOf } from "../basics/picture";
import { pictureName } from "./lightbox";

type AlbumProps = { album: Queries.AlbumFragment };

/**
 * An album as contact prints: a cover on a fanned stack, the other prints beside it on phones, and below on wider screens.
 *
 * A print opens the album in the lightbox; without script it opens the picture file.
 */
export function Album({ album }: AlbumProps) {
  return (
    <li id={`album-${album.slug}`} css={card}>
      <ul css={prints} aria-label={`Pictures of ${album.title}`}>
        {album.pictures.map((picture, index) => {
          const name = pictureName(album.slug, index);
          return (
            <li key={name} css={index === 0 ? cover : print}>
              <a
                id={`picture-${name}`}
                href={fullSizeOf(picture)}
                onClick={onPlainClick(() => changeUrlState({ picture: name }, { canGoBack: true }))}
                css={frame}
              >
                {index === 0 ? (
                  <Picture picture={picture} sizes={coverSizes} css={image} />
                ) : (
                  <Picture picture={picture} sizes={printSizes} between={printWidths} css={image} />
                )}
              </a>
            </li>
          );
        })}
      </ul>
      <div css={caption}>
        <Badge tone="quiet">{album.type}</Badge>
        <h3 css={title}>{album.title}</h3>
        <p css={facts}>
          <time dateTime={album.date}>{month(album.date)}</time> · {album.participants} participants · {album.images}{" "}
          pictures
        </p>
        <p>{album.description}</p>
      </div>
    </li>
  );
}

const coverSizes = sizes({ tablet: "41vw", wide: "540px" }, "83vw");
const printSizes = sizes({ tablet: "12.5vw", wide: "170px" }, "26vw");
/** Up to twice the width of a small print on a desktop screen. */
const printWidths = [0, 432] as const;

const card = {
  ...skipUntilNear("40rem"),
  display: "grid",
  alignContent: "start",
  gap: space.m,
  // A single album takes the whole row, with its text beside the prints.
  [from.tablet]: {
    ":only-child": {
      gridColumn: "1 / -1",
      gridTemplateColumns: "1fr 1fr",
      alignItems: "center",
      columnGap: "clamp(1.5rem, 4vw, 3.5rem)",
    },
  },
};
const prints = { ...plainList, display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: space.s };
const paper = {
  content: '""',
  position: "absolute" as const,
  inset: 0,
  border: line.ink,
  background: color.card,
};
/** Two more prints show from under the cover. */
const cover = {
  gridArea: "1 / 1 / span 3 / span 2",
  position: "relative" as const,
  margin: "0.5rem 0.75rem 0.5rem 0.5rem",
  [from.tablet]: { gridArea: "1 / 1 / auto / -1", margin: "0.5rem 0.5rem 1rem" },
  "::before": { ...paper, transform: "rotate(-2.5deg)" },
  "::after": { ...paper, transform: "rotate(1.75deg)" },
};
const print = { position: "relative" as const };
/** The white edge of a print. */
const frame = {
  ...cardFrame,
  borderRadius: 0,
  position: "relative" as const,
  zIndex: 1,
  display: "block",
  height: "100%",
  padding: "0.375rem",
  [moving]: { transition: "transform 150ms", ":hover, :focus-visible": { transform: "translateY(-2px)" } },
};
const image = { width: "100%", height: "100%", aspectRatio: "3 / 2", objectFit: "cover" as const };
const caption = { display: "grid", alignContent: "start", justifyItems: "start", gap: space.s };
const title = { ...text.h3, fontSize: "1.5rem" };
const facts = { ...text.small, color: color.inkSoft };

export const query = graphql`
  fragment Album on Album {
    slug
    title
    date
    type
    participants
    description
    images
    pictures {
      ...Picture
      ...FullSizePicture
    }
  }
`;
