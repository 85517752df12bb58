/** What fetches Gatsby's pages, with two holes closed that a visitor could fall into when the server fails. */
import { BaseLoader } from "../../.cache/loader";

export function closeHoles() {
  const { fetchPageDataJson, loadPageSync } = BaseLoader.prototype;

  // For an answer 500 Gatsby asks for a page about it, which this site has not: where that is a 500, too, it would ask for ever.
  BaseLoader.prototype.fetchPageDataJson = function (asked) {
    if (asked.pagePath !== "/500.html") return fetchPageDataJson.call(this, asked);
    return Promise.resolve({ ...asked, status: "error" });
  };

  // On the way back to a page that could not be fetched Gatsby would draw its error for the page, which leaves nothing at all.
  BaseLoader.prototype.loadPageSync = function (...asked) {
    const page = loadPageSync.apply(this, asked);
    return page?.status === "error" ? undefined : page;
  };
}
