import { graphql } from "gatsby";
import { cluster, color, font, from, line, noScript, print, radius, space, stack } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { CourseTaken } from "../shared/course-taken";
import { Stars } from "../shared/quotes";
import { slide, slideRow } from "../shared/carousel";

/** Testimonials in a row that scrolls and snaps, readable before hydration; a grid without script. */
export function TestimonialRow({ testimonials }: { testimonials: readonly Queries.TestimonialRowFragment[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <ul css={row} tabIndex={0} aria-label="Testimonials">
      {testimonials.map((testimonial) => (
        <li key={testimonial.text} css={item}>
          <figure css={quote}>
            {testimonial.portrait ? (
              <img
                css={portrait}
                src={testimonial.portrait.childImageSharp?.small.images.fallback?.src}
                width="144"
                height="144"
                alt=""
                loading="lazy"
              />
            ) : (
              <span aria-hidden="true" css={[portrait, emoji]}>
                {testimonial.image}
              </span>
            )}
            <blockquote css={quotation}>
              <p>{testimonial.text}</p>
            </blockquote>
            <figcaption css={caption}>
              {testimonial.highlight && <Badge>{testimonial.highlight}</Badge>}
              <b>{testimonial.name}</b>
              <span>{testimonial.role}</span>
              <CourseTaken graduate={testimonial} />
              {testimonial.rating && <Stars rating={testimonial.rating} />}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const rows = {
  ...stack(space.xl),
  overflow: "visible",
  [from.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: "4rem" },
};
/** The margin undoes the padding that leaves room for focus rings. */
const row = { ...slideRow, marginInline: "-4px", [noScript]: rows, [print]: rows };
const item = { ...slide, paddingInline: "4px" };
const quote = {
  ...stack(`${space.m} ${space.xl}`),
  height: "100%",
  alignContent: "start",
  [from.desktop]: { gridTemplateColumns: "9rem 1fr", "& > figcaption": { gridColumn: 2 } },
};
const portrait = {
  width: "7rem",
  border: line.ink,
  height: "auto",
  aspectRatio: "1",
  borderRadius: radius.card,
  [from.desktop]: { width: "9rem" },
};
const emoji = { display: "grid", placeItems: "center", fontSize: "3rem", background: color.highlight };
const quotation = {
  ...font.h3,
  fontSize: "clamp(1.375rem, 1rem + 1.6vw, 2.125rem)",
  lineHeight: 1.25,
  maxWidth: "32em",
};
const caption = { ...cluster(`${space.s} ${space.m}`), alignItems: "center", alignSelf: "end" };

export const query = graphql`
  fragment TestimonialRow on Testimonial {
    name role
    course { ...CourseTaken }
    retiredCourse
    image
    portrait {
      childImageSharp {
        small: gatsbyImageData(layout: FIXED, width: 288, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE)
      }
    }
    rating text highlight paid
  }
`;
