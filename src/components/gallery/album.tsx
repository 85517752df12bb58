import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { month } from "../../text/format";
import { pluralize } from "../../text/sentences";
import {
  accent,
  color,
  dotted,
  from,
  hidden,
  line,
  moving,
  noScript,
  sizes,
  space,
  stack,
  style,
  text,
} from "../../theme/theme";
import { Icon } from "../shared/icon";
import { Picture, fullSizeOf } from "../shared/picture";
import { maxPrints, pictureName, printId } from "./prints";

type AlbumProps = {
  album: Queries.AlbumFragment;
  kind?: { name: string; icon: Queries.IconName; color: Queries.AccentName };
};

/**
 * An album as contact prints: a cover on a fanned stack, with the other prints beside it on phones and below it on
 * wider screens.
 *
 * A print opens the lightbox or, without script, the picture's file. In a long album, the last print stands for all
 * further pictures; without script, each has a print.
 */
export function Album({ album, kind }: AlbumProps) {
  const count = album.pictures.length;
  const others = Math.min(count, maxPrints) - 1;
  return (
    <li id={`album-${album.slug}`} css={card}>
      <ul css={prints} aria-label={`Pictures of ${album.title}`}>
        {album.pictures.map((picture, index) => {
          const name = pictureName(album.slug, index);
          return (
            <li key={name} css={index === 0 ? [cover, coverPlaces[others]] : printPlace(index, others)}>
              <a
                id={printId(name)}
                href={fullSizeOf(picture)}
                data-answered="" // handled by the surrounding lightbox
                css={frame}
              >
                {index === 0 ? (
                  <Picture picture={picture} sizes={coverSizes} css={image} />
                ) : (
                  <Picture picture={picture} {...(halvesOf(others) ? half : third)} css={image} />
                )}
                {index === others && count > maxPrints && (
                  <span css={all}>
                    All {count}
                    <span css={hidden}> pictures</span>
                  </span>
                )}
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
        <p css={[text.quiet, dotted]}>
          <time dateTime={album.date}>{month(album.date)}</time>{" "}
          {album.participants !== null && <span>{pluralize(album.participants, "participant")}</span>}{" "}
          <span>{pluralize(count, "picture")}</span>
        </p>
        <p>{album.description}</p>
      </div>
    </li>
  );
}

const coverSizes = sizes({ tablet: "41vw", wide: "540px" }, "83vw");
/** All widths, because the lightbox shows the same files. */
const between = [0, Infinity] as const;
const third = { between, sizes: sizes({ tablet: "12.5vw", wide: "170px" }, "26vw") };
const half = { between, sizes: sizes({ tablet: "20vw", wide: "265px" }, "42vw") };

const card = {
  ...stack(space.m),
  alignContent: "start",
  // A single album spans the row, with its text next to the prints.
  [from.tablet]: {
    ":only-child": {
      gridColumn: "1 / -1",
      gridTemplateColumns: "1fr 1fr",
      alignItems: "center",
      columnGap: "clamp(1.5rem, 4vw, 3.5rem)",
    },
  },
};
/** Six columns divide evenly into rows of two and rows of three. */
const prints = { ...stack(space.s), gridTemplateColumns: "repeat(6, minmax(0, 1fr))" };
const paper = style({ content: '""', position: "absolute", inset: 0, border: line.ink, background: color.card });
/** Two more prints peek out from under the cover. */
const cover = style({
  gridArea: "1 / 1 / span 6 / span 4",
  position: "relative",
  margin: "0.5rem 0.75rem 0.5rem 0.5rem",
  [from.tablet]: { gridArea: "1 / 1 / auto / -1", margin: "0.5rem 0.5rem 1rem" },
  "::before": { ...paper, transform: "rotate(-2.5deg)" },
  "::after": { ...paper, transform: "rotate(1.75deg)" },
});
/** The cover's position if there is no other print, or only one. */
const coverPlaces: Record<number, CSSObject> = {
  0: { gridArea: "1 / 1 / auto / -1" },
  1: { gridArea: "1 / 1 / auto / span 3", [from.tablet]: { gridArea: "1 / 1 / auto / span 3", margin: "0.5rem" } },
};

/** How many prints below the cover go in rows of two instead of three. */
const halvesOf = (others: number) => [0, 4, 2][others % 3] ?? 0;

/**
 * The position of a print; `others` is the number of prints besides the cover. On phones, prints first fill the space
 * beside the cover, then complete rows.
 */
function printPlace(index: number, others: number) {
  if (index > others) return { display: "none", [noScript]: { display: "block", gridColumn: "span 2" } };
  const beside = others % 3 === 0 ? 3 : 2;
  const onPhones = index <= beside ? `span ${6 / beside} / span 2` : `auto / span ${6 / (others - beside)}`;
  const below = index <= halvesOf(others) ? 3 : 2;
  return style({
    position: "relative",
    gridArea: others === 1 ? "auto / span 3" : onPhones,
    ...(others > 1 && { [from.tablet]: { gridArea: `auto / span ${below}` } }),
  });
}
/** The white border of a print. */
const frame = style({
  border: line.ink,
  background: color.card,
  position: "relative",
  zIndex: 1,
  display: "block",
  height: "100%",
  padding: "0.375rem",
  [moving]: { transition: "transform 150ms", ":hover, :focus-visible": { transform: "translateY(-2px)" } },
});
const image = { height: "100%", aspectRatio: "3 / 2" };
/** Covers the last print. */
const all = style({
  position: "absolute",
  inset: "0.375rem",
  display: "grid",
  placeItems: "center",
  color: color.card,
  background: `color-mix(in srgb, ${color.ink} 72%, transparent)`,
  fontWeight: 700,
});
const caption = { ...stack(space.s), alignContent: "start", justifyItems: "start" };
const kindOfEvent = { display: "flex", alignItems: "center", gap: space.s, fontWeight: 700 };
const title = { fontSize: "1.5rem" };

export const query = graphql`
  fragment Album on Album {
    slug title date type participants description
    pictures { ...Picture ...FullSizePicture }
  }
`;
