import { Global } from "@emotion/react";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { hasModifier } from "../../browser/plain-press";
import { changeUrlState, undoUrlState, useUrlState } from "../../browser/url-state";
import { cardFrame, color, font, line, space, style } from "../../theme/theme";
import { button, buttonKinds } from "../shared/buttons";
import { ArrowButton, slide, slideRow, useCarousel } from "../shared/carousel";

const prefix = "picture-";

/** The id of a print. After the prefix, the picture's name in the URL: the album's slug and the position, from 1. */
export const printId = (slug: string, index: number) => `${prefix}${slug}-${index + 1}`;

type OpenAlbumProps = { prints: readonly HTMLAnchorElement[]; start: number };

/**
 * Shows the picture named in the URL in a dialog, together with the rest of its album. `children` are the albums: lists
 * of links to picture files, with ids from `printId`.
 */
export function Lightbox({ children }: { children?: ReactNode }) {
  const requested = useUrlState().get("picture");
  const print = requested ? document.getElementById(prefix + requested) : null; // null until hydrated
  const prints = [...(print?.closest("ul")?.querySelectorAll("a") ?? [])];

  function open(event: MouseEvent) {
    const print = (event.target as Element).closest("a");
    if (!print || hasModifier(event)) return;
    event.preventDefault();
    changeUrlState({ picture: pictureName(print) }, { canGoBack: true });
  }

  const start = prints.findIndex((print) => pictureName(print) === requested);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks come from links */}
      <div onClick={open}>{children}</div>
      {start >= 0 && <OpenAlbum key={prints[0]?.id} prints={prints} start={start} />}
    </>
  );
}

const pictureName = ({ id }: HTMLAnchorElement) => id.slice(prefix.length);

function pictureOf(print: HTMLAnchorElement) {
  const srcSet = print.querySelector("source")?.srcset;
  return { name: pictureName(print), file: print.href, srcSet, alt: print.querySelector("img")?.alt ?? "" };
}

/** An album's pictures in a row. Closes on Escape, the button, a click outside, or Back. */
function OpenAlbum({ prints, start }: OpenAlbumProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened] = useState(start); // `start` changes with the slide in view; focus returns to the first picture shown
  const title = prints[0]?.closest("ul")?.parentElement?.querySelector("h3")?.textContent ?? "";
  const pictures = prints.map(pictureOf);
  useEffect(() => dialog.current?.showModal(), []); // before the carousel's effects, because a closed dialog cannot scroll
  const { index, show, onKeyDown } = useCarousel(dialog, pictures.length, opened);
  const current = pictures[index]?.name ?? "";
  useEffect(() => changeUrlState({ picture: current }), [current]);
  const opener = prints[opened];
  useEffect(() => () => opener?.focus(), [opener]);

  const close = () => dialog.current?.close();
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and clicks duplicate its buttons
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
        <h2 id="lightbox-title" css={font.h3}>
          {title}
        </h2>
        <button type="button" onClick={close} css={[button, buttonKinds.plain, small]}>
          Close
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard */}
      <ul css={row} tabIndex={0} aria-label={`Pictures of ${title}`} aria-live="polite">
        {pictures.map(({ name, file, srcSet, alt }, position) => (
          <li key={name} aria-hidden={position !== index} css={slide}>
            <figure>
              <picture>
                <source type="image/avif" srcSet={srcSet} sizes={dialogWidth} />
                <img src={file} width="1240" height="827" alt={alt} loading="lazy" css={image} />
              </picture>
              {/* Redundant for screen readers, which read the alt text. */}
              <figcaption aria-hidden="true" css={caption}>
                {alt}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div css={controls}>
        <ArrowButton label="Previous picture" onClick={() => show(index - 1)} />
        <p css={count}>
          {index + 1} of {pictures.length}
        </p>
        <ArrowButton label="Next picture" forward onClick={() => show(index + 1)} />
      </div>
    </dialog>
  );
}

/** The maximum width at which a picture (3:2), its caption and the buttons fit in the window. */
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
const bar = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  padding: `${space.s} ${space.m}`,
  borderBottom: line.ink,
  background: color.card,
});
const small = { flexShrink: 0, minHeight: "2.75rem" };
const row = { ...slideRow, overscrollBehavior: "contain", ":focus-visible": { outlineOffset: "-5px" } };
const image = style({ aspectRatio: "3 / 2", objectFit: "contain" });
const caption = { ...font.small, padding: `${space.m} ${space.m} 0`, borderTop: line.ink };
const controls = { display: "flex", alignItems: "center", justifyContent: "center", gap: space.m, padding: space.m };
const count = style({ minWidth: "4rem", textAlign: "center", fontWeight: 700, fontVariantNumeric: "tabular-nums" });
