import { hidden } from "../../theme/theme";

type StarsProps = { rating: number; className?: string };

/** A rating from 1 to 5. Drawn, because the search for a font with stars delays the first paint. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <span>
      <svg viewBox="0 0 100 20" aria-hidden="true" css={row} className={className}>
        {[0, 1, 2, 3, 4].map((place) => (
          <path
            key={place}
            d={star}
            transform={`translate(${20 * place})`}
            fill={place < rating ? undefined : "none"}
          />
        ))}
      </svg>
      <span css={hidden}>{`Rated ${rating} of 5`}</span>
    </span>
  );
}

/** In a 20 by 20 box. */
const star = "M10 2l2.4 5.2 5.6.7-4.2 3.9 1.1 5.7-4.9-2.8-4.9 2.8 1.1-5.7L2 7.9l5.6-.7z";
const row = {
  height: "1.15em",
  width: "5.75em",
  verticalAlign: "-0.2em",
  fill: "currentColor",
  stroke: "currentColor",
};
