import { BaseLoader } from "../../.cache/loader";

/** Works around two bugs in Gatsby's page loader when the server fails (e2e/behaviour/deployment.spec.ts). */
export function guardLoader() {
  const { fetchPageDataJson, loadPageSync } = BaseLoader.prototype;

  // After a 500 Gatsby asks for the data of /500.html, which this site does not have. If that is a 500 too, it asks for ever.
  BaseLoader.prototype.fetchPageDataJson = function (request) {
    if (request.pagePath !== "/500.html") return fetchPageDataJson.call(this, request);
    return Promise.resolve({ ...request, status: "error" });
  };

  // On the way back to a page that could not be fetched, Gatsby renders the error as if it were the page: a blank screen.
  BaseLoader.prototype.loadPageSync = function (...args) {
    const page = loadPageSync.apply(this, args);
    return page?.status === "error" ? undefined : page;
  };
}
