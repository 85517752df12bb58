import { graphql } from "gatsby";
import { month } from "../../text/format";
import { pluralize } from "../../text/sentences";
import { accent, color, dotted, font, from, line, withMotion, sizes, space, stack, style } from "../../theme/theme";
import { Icon } from "../shared/icon";
import { Picture, fullSizeOf } from "../shared/picture";
import { printId } from "./lightbox";

type AlbumProps = {
  album: Queries.AlbumFragment;
  kind?: { name: string; icon: Queries.IconName; color: Queries.AccentName };
};

/** An album as contact prints. A print opens the lightbox or, without script, the picture's file. */
export function Album({ album, kind }: AlbumProps) {
  const count = album.pictures.length;
  return (
    <li id={`album-${album.slug}`} css={card}>
      <ul css={prints} aria-label={`Pictures of ${album.title}`}>
        {album.pictures.map((picture, index) => {
          const id = printId(album.slug, index);
          return (
            <li key={id} css={index === 0 && cover}>
              <a
                id={id}
                href={fullSizeOf(picture)}
                data-enhanced="" // handled by the surrounding lightbox
                css={frame}
              >
                <Picture picture={picture} {...(index === 0 ? large : small)} css={image} />
              </a>
            </li>
          );
        })}
      </ul>
      <div css={caption}>
        {kind && (
          <p css={[kindOfEvent, { "--accent": accent[kind.color] }]}>
            <Icon name={kind.icon} />
            {kind.name}
          </p>
        )}
        <h3 css={title}>{album.title}</h3>
        <p css={[font.quiet, dotted]}>
          <time dateTime={album.date}>{month(album.date)}</time>{" "}
          {album.participants !== null && <span>{pluralize(album.participants, "participant")}</span>}{" "}
          <span>{pluralize(count, "picture")}</span>
        </p>
        <p css={font.small}>{album.description}</p>
      </div>
    </li>
  );
}

const large = { sizes: sizes({ tablet: "41vw", wide: "540px" }, "calc(100vw - 4.5rem)") };
/** All widths, because the lightbox shows the same files. */
const small = { between: [0, Infinity] as const, sizes: sizes({ tablet: "12.5vw", wide: "170px" }, "26vw") };

const card = { ...stack(space.m), alignContent: "start" };
const prints = { ...stack(space.s), gridTemplateColumns: "repeat(3, minmax(0, 1fr))" };
const paper = style({ content: '""', position: "absolute", inset: 0, border: line.ink, background: color.card });
/** Two more prints peek out from under the cover. */
const cover = style({
  gridColumn: "1 / -1",
  position: "relative",
  margin: "0.5rem 0.5rem 1rem",
  "::before": { ...paper, transform: "rotate(-2.5deg)" },
  "::after": { ...paper, transform: "rotate(1.75deg)" },
});
const frame = style({
  border: line.ink,
  background: color.card,
  position: "relative",
  zIndex: 1,
  display: "block",
  height: "100%",
  padding: "0.375rem",
  [withMotion]: { transition: "transform 150ms", ":hover, :focus-visible": { transform: "translateY(-2px)" } },
});
const image = { height: "100%", aspectRatio: "16 / 9", [from.tablet]: { aspectRatio: "3 / 2" } };
const caption = { ...stack(space.s), alignContent: "start", justifyItems: "start" };
const kindOfEvent = { display: "flex", alignItems: "center", gap: space.s, fontWeight: 700 };
const title = { fontSize: "1.5rem" };

export const query = graphql`
  fragment Album on Album {
    slug title date type participants description
    pictures { ...Picture ...FullSizePicture }
  }
`;
