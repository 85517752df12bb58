import { graphql } from "gatsby";

type PictureProps = {
  of: Queries.PictureFragment;
  /** The width at which the layout shows it, as in the `sizes` attribute. */
  sizes: string;
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
export function Picture({ of, sizes, first = false, className }: PictureProps) {
  const data = of.src.childImageSharp?.gatsbyImageData;
  if (!data) return null; // not a raster picture: the check lets none pass
  return (
    <picture>
      {data.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={data.images.fallback?.src}
        srcSet={data.images.fallback?.srcSet}
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
          width: 1280
          breakpoints: [320, 440, 600, 800, 1040, 1280]
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
