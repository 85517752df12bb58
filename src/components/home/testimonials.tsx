import { graphql } from "gatsby";
import { island } from "../../browser/island";
import { from, noScript, plainList, print, space } from "../../theme/theme";
import { slide, slideRow, useCarousel } from "../basics/use-carousel";
import { CarouselControls } from "./carousel-controls";
import { Quote } from "./quote";

type TestimonialsProps = { testimonials: readonly Queries.TestimonialsFragment[]; labelledBy: string };

/**
 * A carousel after the grouped pattern of the ARIA Authoring Practices. It never moves by itself.
 *
 * The slides are one row that scrolls and snaps, so all can be read before hydration. With script switched off they are
 * a grid without controls.
 */
export function Testimonials({ testimonials, labelledBy }: TestimonialsProps) {
  const { index, track, show, onKeyDown } = useCarousel(testimonials.length);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys repeat what the buttons do
    <div
      {...island.inView}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={track} css={row} tabIndex={0} aria-label="Testimonials">
        {testimonials.map((testimonial) => (
          <li key={testimonial.name} css={item}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <CarouselControls names={testimonials.map(({ name }) => name)} current={index} show={show} />
    </div>
  );
}

const grid = {
  display: "grid",
  gap: space.xl,
  overflow: "visible",
  [from.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: "4rem" },
};
const row = {
  ...plainList,
  ...slideRow,
  [noScript]: grid,
  [print]: grid,
};
const item = { ...slide, paddingInline: "4px" };

export const query = graphql`
  fragment Testimonials on Testimonial {
    name
    ...Quote
  }
`;
