import { graphql } from "gatsby";
import { island } from "../../browser/island";
import { from, noScript, plainList, print, space } from "../../theme/theme";
import { slide, slideRow, useSlides } from "../basics/slides";
import { CarouselControls } from "./carousel-controls";
import { Quote } from "./quote";

type TestimonialsProps = { testimonials: readonly Queries.TestimonialsFragment[]; labelledBy: string };

/**
 * The carousel of testimonials, after the ARIA Authoring Practices' grouped pattern. It never moves by itself.
 *
 * The slides lie in one row that scrolls and snaps, so every one is readable by swipe or scroll before the script runs.
 * Where script is switched off they stand in a grid, without the controls.
 */
export function Testimonials({ testimonials: slides, labelledBy }: TestimonialsProps) {
  const { index, track, show, onKeyDown } = useSlides(slides.length);
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
        {slides.map((testimonial) => (
          <li key={testimonial.name} css={item}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <CarouselControls names={slides.map(({ name }) => name)} current={index} show={show} />
    </div>
  );
}

const allInSight = {
  display: "grid",
  gap: space.xl,
  overflow: "visible",
  [from.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: "4rem" },
};
const row = {
  ...plainList,
  ...slideRow,
  [noScript]: allInSight,
  [print]: allInSight,
};
const item = { ...slide, paddingInline: "4px" };

export const query = graphql`
  fragment Testimonials on Testimonial {
    name
    ...Quote
  }
`;
