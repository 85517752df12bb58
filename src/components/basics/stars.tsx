import { hidden } from "../../theme";

type StarsProps = { of: number; className?: string };

/** A rating, 1 to 5. */
export function Stars({ of, className }: StarsProps) {
  return (
    <span>
      <span aria-hidden="true" className={className}>
        {"★".repeat(of)}
        {"☆".repeat(5 - of)}
      </span>
      <span css={hidden}>Rated {of} of 5</span>
    </span>
  );
}
