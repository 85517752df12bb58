/**
 * Whether the browser skips parts of the page until they come near (`skipUntilNear` in src/theme/theme.ts). With their guessed
 * heights, nothing further down can be found at its place.
 */
export function skipParts(isSkipping: boolean) {
  document.getElementById("runtime")?.toggleAttribute("data-whole", !isSkipping);
}
