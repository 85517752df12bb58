/** The id of a print. After "picture-", the picture's name in the URL: the album's slug and the position, from 1. */
export const printId = (slug: string, index: number) => `${prefix}${slug}-${index + 1}`;

export const prefix = "picture-";
