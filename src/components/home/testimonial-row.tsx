import { graphql } from "gatsby";
import { from, noScript, plainList, stack } from "../../theme/theme";
import { slide, slideRow } from "../shared/use-carousel";
import { Quote } from "./quote";

type TestimonialRowProps = { testimonials: readonly Queries.TestimonialRowFragment[] };

/** Testimonials in a row that scrolls and snaps, so that all can be read before hydration; a grid without script. */
export function TestimonialRow({ testimonials }: TestimonialRowProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <ul css={row} tabIndex={0} aria-label="Testimonials">
      {testimonials.map((testimonial) => (
        <li key={testimonial.name} css={item}>
          <Quote testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

const row = {
  ...plainList,
  ...slideRow,
  [`${noScript}, print`]: {
    ...stack.xl,
    overflow: "visible",
    [from.desktop]: { gridTemplateColumns: "1fr 1fr", columnGap: "4rem" },
  },
};
const item = { ...slide, paddingInline: "4px" };

export const query = graphql`
  fragment TestimonialRow on Testimonial { name ...Quote }
`;
