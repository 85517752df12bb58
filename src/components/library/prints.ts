/** How many pictures of an album the page itself shows: a cover and two rows of three. */
export const mostPrints = 7;

/** A picture's name in the URL: the slug of its album and its position there, from 1 on. */
export function pictureName(slug: string, index: number): string {
  return `${slug}-${index + 1}`;
}

/** The id of a picture's print on the page. */
export const printId = (name: string) => `picture-${name}`;
