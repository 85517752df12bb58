type IconProps = { name: Queries.IconName; size?: number };

/** A hand-drawn icon, in the text colour over a shape in `--accent`. Decorative: the text beside it carries the meaning. */
export function Icon({ name, size = 32 }: IconProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
