import { hidden, notPrinted } from "../../theme/theme";
import { Icon } from "./icon";

/** A rating from 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span>
      <span aria-hidden="true" css={{ display: "flex" }}>
        {[1, 2, 3, 4, 5].map((star) => (
          // On paper all icons are outlines.
          <span key={star} css={star > rating && notPrinted} style={star > rating ? { "--accent": "none" } : undefined}>
            <Icon name="star" size={20} />
          </span>
        ))}
      </span>
      <span css={hidden}>{`Rated ${rating} of 5`}</span>
    </span>
  );
}
