import { hydrate } from "./src/browser/hydrate";
import { guardLoader } from "./src/browser/loader-guards";
import { openDetailsForPrint } from "./src/browser/open-details-for-print";
import { showChanges } from "./src/browser/show-changes";

export { openAnchor as onRouteUpdate } from "./src/browser/open-anchor";
export { shouldUpdateScroll } from "./src/browser/restore-scroll";
export { wrapPageElement, wrapRootElement } from "./src/components/layout/page-wrappers";

export const replaceHydrateFunction = () => hydrate;

export function onClientEntry() {
  guardLoader();
  openDetailsForPrint();
  if (process.env.NODE_ENV === "development") showChanges();
}
