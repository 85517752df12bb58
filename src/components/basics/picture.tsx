import { graphql } from "gatsby";

type PictureProps = {
  picture: Queries.PictureFragment;
  /** The width at which the layout shows it, as in the `sizes` attribute. */
  sizes: string;
  /**
   * The narrowest and widest copy that the layout has a use for: others are not offered, which keeps the HTML short. By
   * default from the narrowest of a phone's column.
   */
  between?: readonly [number, number];
  /** The page's largest picture: fetched at once and first. All others wait until they are near. */
  first?: boolean;
  className?: string;
};

/**
 * A responsive picture: AVIF, with one WebP for browsers without it.
 *
 * Not GatsbyImage, which adds script, hides its picture until that has run and doubles its markup
 * (docs/decisions/0007).
 */
export function Picture({
  picture,
  sizes,
  between: [narrowest, widest] = [316, Infinity],
  first = false,
  className,
}: PictureProps) {
  const { avif, fallback } = picture.src.childImageSharp ?? {};
  if (!avif || !fallback) return null; // not a raster picture: the check lets none pass
  const candidates = (avif.images.fallback?.srcSet ?? "").split(/,\s*/);
  const shown = candidates.filter((candidate) => {
    const width = parseInt(candidate.split(" ")[1] ?? "");
    return narrowest <= width && width <= widest;
  });
  return (
    <picture>
      <source type="image/avif" srcSet={shown.join()} sizes={sizes} />
      <img
        className={className}
        src={fallback.images.fallback?.src}
        width={avif.width}
        height={Math.round(avif.height)}
        alt={picture.alt}
        loading={first ? "eager" : "lazy"}
        {...(first && { decoding: "sync", fetchpriority: "high" })}
      />
    </picture>
  );
}

/** The address of a picture at its full size, as one file that every browser shows. */
export function fullSizeOf({ src }: Queries.FullSizePictureFragment): string {
  return src.childImageSharp?.fullSize.images.fallback?.src ?? "";
}

export const query = graphql`
  fragment PictureCopies on ImageSharp {
    avif: gatsbyImageData(
      layout: CONSTRAINED
      width: 1240
      breakpoints: [192, 316, 432, 510, 600, 680, 784, 980, 1240]
      formats: [AVIF]
      placeholder: NONE
    )
    # One file for browsers without AVIF: sharp in a card, light enough for a phone.
    fallback: gatsbyImageData(layout: FIXED, width: 784, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE)
  }
  fragment Picture on PictureFile {
    alt
    src {
      childImageSharp {
        ...PictureCopies
      }
    }
  }
  fragment FullSizePicture on PictureFile {
    src {
      childImageSharp {
        fullSize: gatsbyImageData(
          layout: FIXED
          width: 1240
          outputPixelDensities: [1]
          formats: [WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
