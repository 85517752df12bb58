/** The path of a picture below data/, which editors may write with a slash before it. */
export function picturePath(written: string): string {
  return written.replace(/^\//, "");
}
