import { drawing, type IconName } from "./drawings";

type IconProps = { name: IconName; size?: number };

/**
 * A drawn icon in the hand of the site's pictures: an ink line in the text's colour over a flat shape in `--accent`.
 * It only decorates, so screen readers skip it; the words next to it carry the meaning.
 *
 * The HTML has every drawing. The page's script leaves them as they are, and so need not bring them (3 kB).
 */
export function Icon({ name, size = 32 }: IconProps) {
  const inHtml = process.env.BUILD_STAGE === "build-javascript" ? "" : drawing(name);
  return (
    <svg
      key={name}
      ref={drawInto(name)}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{ flexShrink: 0 }}
      dangerouslySetInnerHTML={{ __html: inHtml }}
      suppressHydrationWarning
    />
  );
}

/**
 * Draws an icon that no HTML has brought: on the next page, or in a list that was filtered. Without a connection the words
 * beside it stand alone.
 */
function drawInto(name: IconName) {
  return async (svg: SVGSVGElement | null) => {
    if (!svg || svg.hasChildNodes()) return;
    const drawings = await import("./drawings").catch(() => null);
    if (drawings) svg.innerHTML = drawings.drawing(name);
  };
}
