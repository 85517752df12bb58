import { graphql } from "gatsby";

type PictureProps = {
  picture: Queries.PictureFragment;
  /** The width at which the layout shows it, as in the `sizes` attribute. */
  sizes: string;
  /** Where the layout keeps it small: copies wider than this are not offered, which keeps the HTML short. */
  widest?: number;
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
export function Picture({ picture, sizes, widest = Infinity, first = false, className }: PictureProps) {
  const data = picture.src.childImageSharp?.gatsbyImageData;
  if (!data) return null; // not a raster picture: the check lets none pass
  const copies = copiesOf(data.images.sources?.[0]?.srcSet).filter(({ width }) => width <= widest);
  return (
    <picture>
      <source type="image/avif" srcSet={copies.map(({ copy }) => copy).join()} sizes={sizes} />
      <img
        className={className}
        src={copiesOf(data.images.fallback?.srcSet).findLast(({ width }) => width <= fallbackWidth)?.address}
        width={data.width}
        height={Math.round(data.height)}
        alt={picture.alt}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        {...(first && { fetchpriority: "high" })}
      />
    </picture>
  );
}

/** The copies of a `srcset`, each "address 320w". */
function copiesOf(srcSet = "") {
  return srcSet.split(/,\s*/).map((copy) => {
    const [address = "", width = ""] = copy.split(" ");
    return { copy, address, width: parseInt(width) };
  });
}

/** Of the one copy for browsers without AVIF, at most: sharp in a card, light enough for a phone. */
const fallbackWidth = 784;

/** The address of the largest copy of a picture, for a link to it. */
export function largestOf({ src }: Queries.PictureFragment): string {
  return src.childImageSharp?.gatsbyImageData.images.fallback?.src ?? "";
}

export const query = graphql`
  fragment Picture on PictureFile {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1240
          breakpoints: [192, 316, 432, 510, 600, 680, 784, 980, 1240]
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
