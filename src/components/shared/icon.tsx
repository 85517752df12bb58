import { drawings, iconFile } from "../../theme/drawings";

type IconProps = {
  name: Queries.IconName;
  size?: number;
  /** For icons below the first screen: loads the drawing from one shared file, which keeps a long page's HTML short. */
  fromFile?: boolean;
};

/**
 * A hand-drawn icon: an outline in the text colour over a flat shape in `--accent`.
 *
 * Decorative: screen readers skip it, and the text next to it carries the meaning.
 */
export function Icon({ name, size = 32, fromFile = false }: IconProps) {
  const [shape, outline] = drawings[name];
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
      {fromFile ? (
        <use href={`${iconFile}#${name}`} />
      ) : (
        <>
          <path fill="var(--accent)" stroke="none" d={shape} />
          <path d={outline} />
        </>
      )}
    </svg>
  );
}
