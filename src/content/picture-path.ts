/** Strips the leading slash that editors may write before a picture's path. */
export function picturePath(written: string): string {
  return written.replace(/^\//, "");
}
