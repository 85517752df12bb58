/** Maximum number of an album's pictures on the page: a cover and two rows of three. */
export const maxPrints = 7;

/** A picture's name in the URL: the album's slug and the position, counted from 1. */
export function pictureName(slug: string, index: number): string {
  return `${slug}-${index + 1}`;
}

export const printId = (name: string) => `picture-${name}`;
