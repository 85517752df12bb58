/**
 * Takes batches that have begun off a page, without a new build and before they are painted, so that nothing jumps.
 *
 * The script stands behind a list and removes each part whose `data-begins` is past. React takes over what is left, by the
 * instant that the script notes.
 */
declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface Window {
    /** When the script below looked at the page, in milliseconds since 1970. */
    droppedAt?: number;
  }
}

/** The text of the inline script, the same on every page, so that the security policy names it once. */
export const dropBegun = `document.querySelectorAll("[data-begins]").forEach(part=>{
if(new Date(part.dataset.begins)<=(self.droppedAt??=Date.now()))part.remove()})`.replaceAll("\n", "");

/** When the script looked at this page; undefined on the server, and where it has not run. */
export function droppedAt(): number | undefined {
  return typeof window === "undefined" ? undefined : window.droppedAt;
}
