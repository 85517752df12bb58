import { drawings, iconFile } from "../../theme/drawings";

type IconProps = {
  name: Queries.IconName;
  size?: number;
  /** For icons below the first screen of a long page: the drawing comes late, from one file for all, and the page is shorter. */
  fromFile?: boolean;
};

/**
 * A hand-drawn icon: an ink outline in the text's colour over a flat shape in `--accent`.
 *
 * Decorative only, so screen readers skip it; the text next to it carries the meaning.
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
