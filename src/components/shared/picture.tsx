import { graphql } from "gatsby";
import { getSrc, getSrcSet } from "gatsby-plugin-image";
import { line, onPhones, space, style } from "../../theme/theme";

type PictureProps = {
  picture: Queries.PictureFragment;
  sizes: string;
  /** The narrowest and widest copies that the layout can use; defaults to all from a narrow phone's column up. */
  between?: readonly [number, number];
  /** The page's largest picture, loaded eagerly with high priority. Others load lazily. */
  first?: boolean;
  /** Loads nothing on phones, where the layout hides it. */
  emptyOnPhones?: boolean;
  className?: string;
};

/**
 * A responsive picture: AVIF, with a single WebP for older browsers.
 *
 * Not GatsbyImage, whose lazy pictures stay empty without Gatsby's runtime (docs/decisions/0007).
 */
export function Picture({ picture, sizes, between = [316, Infinity], ...props }: PictureProps) {
  const { first = false, emptyOnPhones = false, className } = props;
  const { avif, fallback } = picture.src.childImageSharp ?? {};
  if (!avif || !fallback) return null; // unreachable: the check accepts only raster pictures
  const candidates = (getSrcSet(avif) ?? "").split(/,\s*/);
  const shown = candidates.filter((candidate) => {
    const width = parseInt(candidate.split(" ")[1] ?? "");
    return between[0] <= width && width <= between[1];
  });
  return (
    <picture>
      {emptyOnPhones && <source media={onPhones.replace("@media ", "")} srcSet={empty} />}
      <source type="image/avif" srcSet={shown.join()} sizes={sizes} />
      <img
        className={className}
        src={getSrc(fallback)}
        width={avif.width}
        height={Math.round(avif.height)}
        alt={picture.alt}
        loading={first ? "eager" : "lazy"}
        {...(first && { decoding: "sync", fetchpriority: "high" })}
      />
    </picture>
  );
}

const empty = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** The URL of the full-size file that every browser supports. */
export function fullSizeOf({ src }: Queries.FullSizePictureFragment): string {
  return (src.childImageSharp && getSrc(src.childImageSharp.fullSize)) ?? "";
}

/** For cards of a picture and a `<div>` that begins with a `<div>`: phones show the picture beside that inner one. */
export const rowOnPhones = style({
  [onPhones]: {
    display: "grid",
    gridTemplateColumns: "7rem minmax(0, 1fr)",
    "& > picture": { position: "relative", borderRight: line.ink, borderBottom: line.ink },
    "& > picture > img": { position: "absolute", height: "100%", maxHeight: "11rem", border: 0 }, // fits `sizes`
    "& > div": { display: "contents" },
    "& > div > div": { minHeight: "var(--row,6rem)", alignContent: "center", padding: space.m, borderBottom: line.ink },
    "& > div > :not(div), & > details": { gridColumn: "1 / -1" },
    // The first paragraph is part of what a closed card hides.
    "&:has(> details:not([open])) > div > p:first-of-type": { display: "none" },
    "& > div > :not(div)": { margin: `${space.s} 1.25rem` },
  },
});

export const query = graphql`
  fragment PictureCopies on ImageSharp {
    avif: gatsbyImageData( layout: CONSTRAINED width: 1240 breakpoints: [192, 316, 432, 510, 600, 680, 784, 980, 1240]
    formats: [AVIF] placeholder: NONE )
    # One file for browsers without AVIF: sharp in a card, light enough for a phone.
    fallback: gatsbyImageData(layout: FIXED, width: 784, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE)
  }
  fragment Picture on PictureFile { alt src { childImageSharp { ...PictureCopies } } }
  fragment FullSizePicture on PictureFile {
    src {
      childImageSharp {
        fullSize: gatsbyImageData( layout: FIXED width: 1240 outputPixelDensities: [1] formats: [WEBP] placeholder: NONE
        )
      }
    }
  }
`;
