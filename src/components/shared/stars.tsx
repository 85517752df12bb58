import { hidden } from "../../theme/theme";

type StarsProps = { rating: number; className?: string };

/** A rating from 1 to 5. Drawn, because a search for a font with stars delays the first paint. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <span>
      <svg viewBox="0 0 100 20" aria-hidden="true" css={row} className={className}>
        <path d={starsFrom(0, rating)} />
        {rating < 5 && <path d={starsFrom(rating, 5)} fill="none" />}
      </svg>
      <span css={hidden}>{`Rated ${rating} of 5`}</span>
    </span>
  );
}

/** In a 20 by 20 box, starting at the top point. */
const star = "l2.4 5.2 5.6.7-4.2 3.9 1.1 5.7-4.9-2.8-4.9 2.8 1.1-5.7-4.2-3.9 5.6-.7z";

/** The stars between two positions, 20 units apart. */
const starsFrom = (start: number, end: number) =>
  `M${10 + 20 * start} 2${Array(end - start)
    .fill(star)
    .join("m20 0")}`;
const row = {
  height: "1.15em",
  width: "5.75em",
  verticalAlign: "-0.2em",
  fill: "currentColor",
  stroke: "currentColor",
};
