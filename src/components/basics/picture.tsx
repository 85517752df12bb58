import { graphql } from "gatsby";

type PictureProps = {
  of: Queries.PictureFragment;
  /** The width at which the layout shows it, as in the `sizes` attribute. */
  sizes: string;
  /** Where the layout keeps it small: copies wider than this are not offered, which keeps the HTML short. */
  widest?: number;
  /** The page's largest picture: fetched at once and first. All others wait until they are near. */
  first?: boolean;
  className?: string;
};

/**
 * A responsive picture: AVIF, with WebP for browsers without it.
 *
 * Not GatsbyImage, which adds script, hides its picture until that has run and doubles its markup
 * (docs/decisions/0004).
 */
export function Picture({ of, sizes, widest = Infinity, first = false, className }: PictureProps) {
  const data = of.src.childImageSharp?.gatsbyImageData;
  if (!data) return null; // not a raster picture: the check lets none pass
  return (
    <picture>
      {data.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={upTo(widest, srcSet)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={data.images.fallback?.src}
        srcSet={upTo(widest, data.images.fallback?.srcSet ?? "")}
        sizes={sizes}
        width={data.width}
        height={Math.round(data.height)}
        alt={of.alt}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        {...(first && { fetchpriority: "high" })}
      />
    </picture>
  );
}

/** The copies of a `srcset`, each "address 320w", up to a width. */
function upTo(widest: number, srcSet: string): string {
  const copies = srcSet.split(/,\s*/);
  return copies.filter((copy) => parseInt(copy.slice(copy.lastIndexOf(" "))) <= widest).join();
}

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
