import { useRef, type ReactNode } from "react";
import { useCarousel } from "../shared/use-carousel";
import { CarouselControls } from "./carousel-controls";

type TestimonialsProps = {
  /** The speakers, in order. */
  names: readonly string[];
  labelledBy: string;
  /** The row of testimonials. */
  children?: ReactNode;
};

/** A carousel that follows the grouped pattern in the ARIA Authoring Practices. It never moves by itself. */
export function Testimonials({ names, labelledBy, children }: TestimonialsProps) {
  const group = useRef<HTMLDivElement>(null);
  const { index, show, onKeyDown } = useCarousel(group, names.length);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys repeat what the buttons do
    <div ref={group} role="group" aria-roledescription="carousel" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      {children}
      <CarouselControls names={names} current={index} show={show} />
    </div>
  );
}
