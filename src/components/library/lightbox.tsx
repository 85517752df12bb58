import { Global } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { changeUrlState, undoUrlState, useUrlState } from "../../browser/url-state";
import { cardFrame, color, hidden, line, plainList, space, text } from "../../theme/theme";
import { ArrowButton } from "../basics/arrow-button";
import { button, buttonKinds } from "../basics/button-style";
import { Picture } from "../basics/picture";
import { slide, slideRow, useCarousel } from "../basics/use-carousel";

type LightboxProps = { albums: readonly Queries.LightboxFragment[] };
type OpenAlbumProps = { album: Queries.LightboxFragment; start: number };

/** How many pictures of an album the page itself shows: a cover and two rows of three. */
export const mostPrints = 7;

/** A picture's name in the URL: the slug of its album and its position there, from 1 on. */
export function pictureName(slug: string, index: number): string {
  return `${slug}-${index + 1}`;
}

/** The album of the picture that the URL names, in a dialog; nothing if it names none. */
export function Lightbox({ albums }: LightboxProps) {
  const requested = useUrlState().get("picture");
  for (const album of albums) {
    const start = album.pictures.findIndex((_, index) => pictureName(album.slug, index) === requested);
    if (start >= 0) return <OpenAlbum key={album.slug} album={album} start={start} />;
  }
  return null;
}

/** The pictures of an album in one row, large. Closes with Escape, its button, a click outside or History Back. */
function OpenAlbum({ album: { slug, title, pictures }, start }: OpenAlbumProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened] = useState(start); // the URL, and with it `start`, follows the row; focus returns to the first picture
  useEffect(() => dialog.current?.showModal(), []); // before the slides' effects, because a closed dialog cannot scroll
  const { index, track, show, onKeyDown } = useCarousel(pictures.length, opened);
  useEffect(() => changeUrlState({ picture: pictureName(slug, index) }), [slug, index]);
  useEffect(() => () => focusOn(pictureName(slug, Math.min(opened, mostPrints - 1))), [slug, opened]);

  const close = () => dialog.current?.close();
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and clicks repeat what its buttons do
    <dialog
      ref={dialog}
      aria-labelledby="lightbox-title"
      onClose={() => undoUrlState({ picture: "" })}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}
      css={frame}
    >
      <Global styles={{ html: { overflow: "hidden" } }} />
      <div css={bar}>
        <h2 id="lightbox-title" css={text.h3}>
          {title}
        </h2>
        <button type="button" onClick={close} css={[button, buttonKinds.plain, small]}>
          Close
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={track} css={row} tabIndex={0} aria-label={`Pictures of ${title}`}>
        {pictures.map((picture) => (
          <li key={picture.alt} css={slide}>
            <figure>
              <Picture picture={picture} sizes={dialogWidth} css={image} />
              {/* Screen readers have the picture's alt text. */}
              <figcaption aria-hidden="true" css={caption}>
                {picture.alt}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div css={controls}>
        <ArrowButton label="Previous picture" onClick={() => show(index - 1)} />
        <p aria-live="polite" css={count}>
          {index + 1} of {pictures.length}
          <span css={hidden}>: {pictures[index]?.alt}</span>
        </p>
        <ArrowButton label="Next picture" forward onClick={() => show(index + 1)} />
      </div>
    </dialog>
  );
}

/** Focuses a picture's print, or the albums' heading where a filter hides the print. */
function focusOn(name: string) {
  const print = document.getElementById(`picture-${name}`);
  const heading = document.getElementById("albums-heading");
  if (!print) heading?.setAttribute("tabindex", "-1");
  (print ?? heading)?.focus();
}

/** The greatest width at which a whole picture (3:2), its caption and the buttons fit the window. */
const dialogWidth = "max(min(20rem, 100vw - 1rem), min(100vw - 1rem, 75rem, 150dvh - 21rem))";

const frame = {
  ...cardFrame,
  width: dialogWidth,
  maxWidth: "none",
  maxHeight: "calc(100dvh - 1rem)",
  padding: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  color: color.ink,
  "::backdrop": { background: `color-mix(in srgb, ${color.ink} 82%, transparent)` },
};
const bar = {
  position: "sticky" as const,
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  padding: `${space.s} ${space.m}`,
  borderBottom: line.ink,
  background: color.card,
};
const small = { flexShrink: 0, minHeight: "2.75rem" };
const row = { ...plainList, ...slideRow, overscrollBehavior: "contain", ":focus-visible": { outlineOffset: "-5px" } };
const image = {
  width: "100%",
  aspectRatio: "3 / 2",
  objectFit: "contain" as const,
  background: color.ink,
};
const caption = { ...text.small, padding: `${space.m} ${space.m} 0`, borderTop: line.ink };
const controls = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.m,
  padding: space.m,
};
const count = { minWidth: "4rem", textAlign: "center" as const, fontWeight: 700, fontVariantNumeric: "tabular-nums" };

export const query = graphql`
  fragment Lightbox on Album {
    slug
    title
    pictures {
      ...Picture
      ...FullSizePicture
    }
  }
`;
