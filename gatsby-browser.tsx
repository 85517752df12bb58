/** Only `gatsby develop` runs this, which renders whole pages in the browser. The built site's script is src/islands/start.tsx. */
export { showChanges as onClientEntry } from "./src/browser/show-changes";
