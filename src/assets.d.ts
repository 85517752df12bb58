/** Files that webpack copies and hands over as their address. */
declare module "*.png" {
  const address: string;
  export default address;
}

/** Gatsby's own start of a page; it gives nothing. */
declare module "*/production-app";

/** What fetches Gatsby's pages: as much of it as src/browser/loader-guards.ts needs. */
declare module "*/.cache/loader" {
  type Asked = { pagePath: string };
  export class BaseLoader {
    fetchPageDataJson(asked: Asked): Promise<object>;
    loadPageSync(path: string, options?: object): { status?: string } | undefined;
  }
}
